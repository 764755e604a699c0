// cspell:ignore bucketput cloudbucket deadletter dont letterqueu queu retri setconsumer writ
import {describe, expect, it} from 'vitest';
import {parseQuery as parse} from '../query';
import {SLOT_WEIGHTS} from '../weights';

const parseQuery = (text: string) => parse({text, isMessage: false});

describe('parseQuery', () => {
  const majorOf = (text: string) =>
    parseQuery(text)
      .slots.filter(({isMinor}) => !isMinor)
      .map(({choices}) => choices[0]!.terms[0]);

  it.each([
    ['how do I read a file?', ['read', 'file']],
    ['what is a bucket', ['bucket']],
    ['for', ['for']],
    ['as', ['as']],
    ['let var', ['let', 'var']],
    ['if let', ['if', 'let']],
    ['for loop', ['for', 'loop']],
    ['a loop for files', ['loop', 'file']],
    ['how to write an if statement', ['writ', 'if', 'statement']],
    ['??', ['??']],
    ['', []],
  ])('takes from %s what means something', (text, terms) => expect(majorOf(text)).toEqual(terms));

  it.each([
    ['put', 'name'],
    ['cloud.Bucket', 'name'],
    ['how', 'name'],
    ['what is', 'words'],
    ['bucket put', 'words'],
    ['read a file', 'words'],
    ['how do I put', 'sentence'],
    ['connect to postgres database from function', 'sentence'],
  ])('takes %s for %s', (text, style) => expect(parseQuery(text).style).toBe(style));

  it.each([
    ['Bucket.put', ['bucket.put', 'bucketput']],
    ['bucket put', ['bucket.put', 'bucketput']],
    ['new cloud.Bucket()', ['cloud.bucket', 'cloudbucket']],
    ['set_consumer', ['setconsumer']],
    ['new', ['new']],
    ['x', []],
  ])('knows the names that %s may be', (text, names) => expect(parseQuery(text).names).toEqual(names));

  it('takes the name of a cloud for less than what is looked for there', () => {
    const weightsOf = (text: string) => parseQuery(text).slots.map(({weight}) => weight);
    expect(weightsOf('azure bucket')).toEqual([SLOT_WEIGHTS.cloud, 1]);
    expect(weightsOf('azure')).toEqual([1]);
  });

  it('knows what is written like code in a question', () => {
    expect(parseQuery('why does setConsumer of cloud.Queue fail').identifiers).toEqual([
      'setconsumer',
      'cloud.queue',
    ]);
  });

  it('offers the words of a compound, neighbours as one word, and synonyms', () => {
    const kinds = (text: string) =>
      parseQuery(text).slots[0]!.choices.map(({kind, terms}) => `${kind}: ${terms.join(' ')}`);
    expect(kinds('setConsumer')).toEqual(['typed: setconsumer', 'words: set consumer']);
    expect(kinds('web socket')).toEqual(['typed: web', 'joined: websocket']);
    expect(kinds('xRay')).toEqual(['typed: xray']);
    expect(kinds('@winglibs/redis')).toEqual(['typed: @winglibs', 'words: winglib']);
    expect(kinds('sqs')).toEqual(['typed: sqs', 'synonym: queu']);
    expect(kinds('null')).toEqual(['typed: null', 'instead: nil']);
  });

  it('joins a word with the one before it and the one after it, but with no sign, letter or small word', () => {
    const joined = (text: string, at: number) =>
      parseQuery(text)
        .slots[at]!.choices.filter(({kind}) => kind === 'joined')
        .flatMap(({terms}) => terms);
    expect(joined('some dead letter queue', 2)).toEqual(['deadletter', 'letterqueu']);
    expect(joined('web', 0)).toEqual([]);
    expect(joined('the web', 1)).toEqual([]);
    expect(joined('x web', 1)).toEqual([]);
    expect(joined('&& web', 1)).toEqual([]);
    expect(joined('@wing libs', 1)).toEqual([]);
  });

  it('looks for more than the term itself only where it was typed', () => {
    const openOf = (text: string) =>
      parseQuery(text).slots[0]!.choices.map(({kind, isOpen}) => [kind, isOpen]);
    expect(openOf('webSocket api')).toEqual([
      ['typed', true],
      ['words', true],
      ['joined', false],
    ]);
  });

  it('weighs words of Wing in a short query more than other small words', () => {
    const weightsOf = (text: string) => parseQuery(text).slots.map(({weight}) => weight);
    expect(weightsOf('for queue')).toEqual([0.5, 1]);
    expect(weightsOf('for the queue')).toEqual([0.5, 0.1, 1]);
    expect(weightsOf('for the queue here')).toEqual([0.1, 0.1, 1, 1]);
  });

  it('weighs less what only says that something is to be done', () => {
    const weightsOf = (text: string) => parseQuery(text).slots.map(({weight}) => weight);
    expect(weightsOf('create a library')).toEqual([0.4, 0.1, 1]);
    expect(weightsOf('get')).toEqual([1]);
  });

  it('reads the beginning of a long message', () => {
    expect(parseQuery('word '.repeat(500)).slots.length).toBe(20);
  });
});

describe('parseQuery of a message', () => {
  const pairsOf = (text: string, isMessage: boolean) =>
    parse({text, isMessage}).pairs.map(
      ({first, second, isApart}) => `${first} ${isApart ? '… ' : ''}${second}`,
    );

  it('gives names in quotes little weight, but not types', () => {
    const weights = parse({text: 'Member "push" is not in "Json"', isMessage: true}).slots.map(
      ({choices, weight}) => [choices[0]!.terms[0], weight],
    );
    expect(weights).toContainEqual(['push', SLOT_WEIGHTS.quoted]);
    expect(weights).toContainEqual(['json', 1]);
  });

  it('pairs its words, across names in quotes, and begins with the level that pages show', () => {
    expect(pairsOf('Member "push" does not exist in "Json"', true)).toEqual([
      'error member',
      'member … doe',
      'doe not',
      'not exist',
      'exist in',
      'in json',
    ]);
    expect(pairsOf('Unexpected nil', true)).toEqual(['error unexpect', 'unexpect nil']);
  });

  it('pairs the words of other queries only where they are many', () => {
    expect(pairsOf('dead letter queue', false)).toEqual([]);
    expect(pairsOf('dead letter queue retry', false)).toEqual(['dead letter', 'letter queu', 'queu retri']);
  });

  it('looks for what a sign stands for, beside the words', () => {
    const {slots, pairs} = parse({text: 'got str', isMessage: true, about: 'optional'});
    expect(slots.map(({choices}) => choices[0]!.terms[0])).toEqual(['got', 'str', 'optional']);
    expect(pairs.map(({second}) => second)).not.toContain('optional');
  });
});
