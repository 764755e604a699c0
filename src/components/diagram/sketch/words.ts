import type {ArrowMeanings, Sketch, SketchNode} from './types';

/** What arrows mean where nothing else is said. */
export const CALLS: ArrowMeanings = {solid: 'call', dashed: 'event'};

const LIST = new Intl.ListFormat('en-US');

/** A sketch as sentences: its frames, its arrows in their order, and what else it has. */
export function describeSketch({
  nodes,
  edges,
  frames,
  moves = [],
  arrows: {dashed} = CALLS,
}: Sketch): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const named = new Set<string>();
  /** With its kind and rows where it is named first. */
  const nameOf = (id: string): string => {
    const node = byId.get(id)!;
    const isKnown = named.has(id);
    named.add(id);
    return isKnown ? shortName(node) : longName(node);
  };
  const arrows = edges.map(({from, to, label, isDashed, isNew}) => {
    const what = label.length > 0 ? `: ${label.join(' ')}` : '';
    // An arrow of a new box can only be new.
    const isNamed = isNew && ![from, to].some((id) => byId.get(id)!.isNew);
    const marks = [...(isDashed ? [dashed] : []), ...(isNamed ? ['new'] : [])];
    return `${nameOf(from)} → ${nameOf(to)}${what}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  });
  const alone = nodes.filter(({id}) => !named.has(id)).map(longName);
  const ways = moves.map((steps, index) => {
    const said = steps.map((move) =>
      move ? [move.from, move.to].map((id) => shortName(byId.get(id)!)).join(' → ') : 'a pause',
    );
    return `${moves.length > 1 ? `Dot ${index + 1} moves` : 'The dot moves'}: ${said.join(', ')}.`;
  });
  const inside = frames.map(({id, title, phase}) => {
    const held = [
      ...frames.filter(({frame}) => frame === id).map((frame) => frame.title),
      ...nodes.filter(({frame}) => frame === id).map(shortName),
    ];
    // The colour says it, if the title does not.
    const when = phase === undefined || title.toLowerCase().includes(phase) ? '' : ` (${phase})`;
    return `${title}${when} contains ${LIST.format(held)}.`;
  });
  return [
    ...inside,
    ...arrows,
    ...(alone.length > 0 ? [`Without arrows: ${LIST.format(alone)}.`] : []),
    ...ways,
  ];
}

function shortName({label}: SketchNode): string {
  return label.join(' ');
}

function longName(node: SketchNode): string {
  const {kind, rows, isNew, isFake} = node;
  const name = shortName(node);
  const isNamedByKind = kind === undefined || name.toLowerCase().includes(kind.toLowerCase());
  const details = [
    ...(isNew ? ['new'] : []),
    ...(isFake ? ['only in tests'] : []),
    ...(isNamedByKind ? [] : [kind]),
    ...rows,
  ];
  return details.length > 0 ? `${name} (${details.join(', ')})` : name;
}
