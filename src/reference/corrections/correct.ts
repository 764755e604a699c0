import type {ApiDocs, ApiMember, ApiType, Model} from '../model';
import type {CorrectedDocs, Correction} from './read';

interface CorrectedModel {
  readonly model: Model;
  /** Corrections of what is gone, or of what the SDK says itself; each begins with file and line. */
  readonly problems: readonly string[];
}

/** Puts corrections in the place of the SDK's comments. */
export function correct(model: Model, corrections: readonly Correction[]): CorrectedModel {
  const byMember = new Map(corrections.map((correction) => [correction.member, correction]));
  const problems: string[] = [];
  const used = new Set<string>();
  const take = (name: string, docs: ApiDocs): Correction | undefined => {
    const correction = byMember.get(name);
    if (!correction) return undefined;
    used.add(name);
    for (const field of sameAs(docs, correction))
      problems.push(`${correction.place}: ${name}: "${field}" is what the SDK says already`);
    return correction;
  };
  const toDocs = (name: string, docs: ApiDocs): ApiDocs => {
    const correction = take(name, docs);
    if (correction?.parameters) problems.push(`${correction.place}: ${name} has no parameters`);
    return correction ? correctDocs(docs, correction) : docs;
  };
  const toMember = (member: ApiMember, type: ApiType): ApiMember => {
    const name = `${type.name}.${member.name}`;
    const correction = take(name, member.docs);
    if (!correction) return member;
    const {parameters: texts = {}, place} = correction;
    const names = member.parameters.map((parameter) => parameter.name);
    for (const unknown of Object.keys(texts).filter((one) => !names.includes(one)))
      problems.push(
        `${place}: ${name} has no parameter "${unknown}"; its parameters: ${names.join(', ') || 'none'}`,
      );
    for (const {name: parameter, text} of member.parameters)
      if (texts[parameter] === (text || false))
        problems.push(`${place}: ${name}: the text of "${parameter}" is what the SDK says already`);
    return {
      ...member,
      docs: correctDocs(member.docs, correction),
      parameters: member.parameters.map((parameter) => ({
        ...parameter,
        text: (texts[parameter.name] ?? parameter.text) || '',
      })),
    };
  };
  const corrected = [...model.values()].map((type): ApiType => ({
    ...type,
    docs: toDocs(type.name, type.docs),
    members: type.members.map((member) => toMember(member, type)),
    values: type.values.map((value) => ({...value, docs: toDocs(`${type.name}.${value.name}`, value.docs)})),
  }));
  for (const {member, place} of corrections)
    if (!used.has(member)) problems.push(`${place}: the SDK has no "${member}"`);
  return {model: new Map(corrected.map((type) => [type.name, type])), problems};
}

/** The fields of a correction that change nothing. */
function sameAs(docs: ApiDocs, {text, returns, throws, default: value, example}: Correction): string[] {
  const said = [docs.summary, docs.remarks].filter(Boolean).join('\n\n');
  const pairs = [
    ['text', text, said],
    ['returns', returns, docs.returns ?? false],
    ['throws', throws, docs.throws ?? false],
    ['default', value, docs.defaultValue ?? false],
    ['example', example, docs.example ?? false],
  ] as const;
  return pairs
    .filter(([, own, theirs]) => own !== undefined && flat(own) === flat(theirs))
    .map(([field]) => field);
}

function flat(text: string | false): string | false {
  return text === false ? false : text.replace(/\s+/g, ' ').trim();
}

/** The documentation of a member with its correction. */
function correctDocs(
  docs: ApiDocs,
  {text: summary, returns, throws, default: value, example}: CorrectedDocs,
): ApiDocs {
  const {remarks, ...rest} = docs;
  return {
    ...rest,
    ...(summary === undefined ? {...(remarks && {remarks})} : {summary}),
    ...noteOf('returns', returns),
    ...noteOf('throws', throws),
    ...noteOf('defaultValue', value),
    ...noteOf('example', example),
  };
}

function noteOf(
  field: 'returns' | 'throws' | 'defaultValue' | 'example',
  value: string | false | undefined,
): Partial<ApiDocs> {
  return value === undefined ? {} : {[field]: value === false ? undefined : value};
}
