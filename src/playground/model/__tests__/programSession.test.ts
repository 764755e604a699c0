import {describe, expect, it} from 'vitest';
import type {LinkResult} from '../../share/link';
import type {Program} from '../../share/program';
import {
  isUnsaved,
  type ProgramSession,
  type SessionAction,
  sessionReducer,
  startSession,
} from '../programSession';

const program = (text: string, compilerVersion = '1.0.0'): Program => ({
  files: {'main.w': text},
  entry: 'main.w',
  compilerVersion,
});
const FIRST = program('first');
const START = startSession(FIRST);
const NO_LINK: SessionAction = {kind: 'address-read', result: {kind: 'none'}};
const NO_DRAFT: SessionAction = {kind: 'draft-read'};

const link = (of: Program): SessionAction => ({
  kind: 'address-read',
  result: {kind: 'program', program: of},
});
const type = (text: string): SessionAction => ({kind: 'type', text});
const after = (...actions: SessionAction[]) => actions.reduce(sessionReducer, START);
const textOf = ({program: {files}}: ProgramSession) => files['main.w'];

describe('the first program', () => {
  it('stays where neither the address nor the browser has another', () => {
    const session = after(NO_LINK, NO_DRAFT);
    expect([session.phase, textOf(session)]).toEqual(['draft', 'first']);
    expect(isUnsaved(session)).toBe(false);
  });

  it('gives way to the draft', () => {
    const session = after(NO_LINK, {kind: 'draft-read', draft: program('draft')});
    expect([session.phase, textOf(session)]).toEqual(['draft', 'draft']);
    expect(isUnsaved(session)).toBe(false);
  });

  it('is not replaced once the reader has begun to write, and is saved when that is possible', () => {
    const early = after(type('mine'));
    expect(isUnsaved(early)).toBe(false);
    const session = sessionReducer(early, NO_LINK);
    expect([session.phase, textOf(session), isUnsaved(session)]).toEqual(['draft', 'mine', true]);
  });

  it('comes back with a reset', () => {
    const session = after(NO_LINK, NO_DRAFT, type('mine'), {kind: 'reset'});
    expect([session.phase, textOf(session), isUnsaved(session)]).toEqual(['draft', 'first', false]);
  });
});

describe('the program of a link', () => {
  it('is opened, and not saved before it is changed', () => {
    const session = after(link(program('linked')));
    expect([session.phase, textOf(session), isUnsaved(session)]).toEqual(['link', 'linked', false]);
  });

  it('leaves the address when its changes are saved, or when it is given up', () => {
    const session = after(link(program('linked')), type('changed'));
    expect([session.phase, isUnsaved(session)]).toEqual(['edited-link', true]);
    expect(sessionReducer(session, {kind: 'saved'}).phase).toBe('left-link');
    expect(sessionReducer(session, {kind: 'reset'}).phase).toBe('left-link');
    expect(after(link(program('linked')), {kind: 'reset'}).phase).toBe('left-link');
  });

  it('stays in the address when what was written before is saved', () => {
    expect(after(type('mine'), link(program('linked')), {kind: 'saved'}).phase).toBe('link');
    expect(after(type('mine'), link(program('linked')), {kind: 'keep-this-program'}).phase).toBe('link');
  });

  it('stays in the address when the reader only looks at its files', () => {
    const linked = {...program('linked'), files: {'main.w': '', 'lib.w': ''}};
    expect(after(link(linked), {kind: 'open-file', file: 'lib.w'}).phase).toBe('link');
  });

  it('takes the place of the one before', () => {
    const session = after(link(program('one')), type('changed'), link(program('two')));
    expect([session.phase, textOf(session), isUnsaved(session)]).toEqual(['link', 'two', false]);
  });

  it('stays in the editor when the address changes to one without a program', () => {
    const session = after(link(program('linked')), NO_LINK);
    expect([session.phase, textOf(session)]).toEqual(['draft', 'linked']);
  });

  it('says so when it was written with another version', () => {
    expect(after(link(program('old', '0.9.0'))).message).toContain('Wing 0.9.0');
    expect(after(link(program('new'))).message).toBeUndefined();
  });
});

it('says that another program has come by the address', () => {
  const session = after(NO_LINK, NO_DRAFT, link(program('other')));
  expect(session.message).toMatch(/address of this page has changed/);
  expect(after(link(program('other'))).message).toBeUndefined();
});

it('shows why a link cannot be opened, until the reader closes the message', () => {
  const result: LinkResult = {kind: 'bad', reason: 'damaged', message: 'The link is damaged.'};
  const session = after({kind: 'address-read', result});
  expect([session.phase, session.message]).toEqual(['restoring', 'The link is damaged.']);
  expect(sessionReducer(session, {kind: 'dismiss-message'}).message).toBeUndefined();
});

describe('a conflict', () => {
  const between = {unsaved: program('mine'), saved: program('theirs')};
  const conflict = after(NO_LINK, NO_DRAFT, type('mine'), {kind: 'saved', conflict: between});

  it('leaves the program as it is until the reader chooses, and keeps it in the address', () => {
    expect([textOf(conflict), conflict.conflict, conflict.phase]).toEqual(['mine', between, 'edited-link']);
  });

  it('keeps the changes of a link in its address', () => {
    const linked = after(link(program('linked')), type('mine'), {kind: 'saved', conflict: between});
    expect(linked.phase).toBe('edited-link');
  });

  it('ends with this program', () => {
    const session = sessionReducer(conflict, {kind: 'keep-this-program'});
    expect([textOf(session), session.conflict, session.phase]).toEqual(['mine', undefined, 'left-link']);
  });

  it('ends with the saved program', () => {
    const session = sessionReducer(conflict, {kind: 'open-saved-program'});
    expect([textOf(session), session.conflict, session.phase]).toEqual(['theirs', undefined, 'left-link']);
    expect(isUnsaved(session)).toBe(false);
  });

  it('ends with a newer program that was saved since', () => {
    const session = sessionReducer(conflict, {kind: 'open-saved-program', program: program('newer')});
    expect([textOf(session), isUnsaved(session)]).toEqual(['newer', false]);
  });

  it('outlives a link that is opened, which stays in the address', () => {
    const linked = sessionReducer(conflict, link(program('linked')));
    expect([linked.conflict, linked.phase]).toEqual([between, 'link']);
    expect(sessionReducer(linked, {kind: 'saved', conflict: between}).phase).toBe('link');
  });

  it('ends when the program is saved after all', () => {
    const session = sessionReducer(conflict, {kind: 'saved'});
    expect([session.conflict, session.phase]).toEqual([undefined, 'left-link']);
  });
});

it('a program that is saved in a page without a link leaves the address alone', () => {
  expect(after(NO_LINK, NO_DRAFT, type('mine'), {kind: 'saved'}).phase).toBe('draft');
  expect(after(NO_LINK, NO_DRAFT, {kind: 'reset'}).phase).toBe('draft');
});

describe('the settings of a run', () => {
  const ALLOWED: SessionAction = {kind: 'set-run', settings: {mode: 'live', network: true}};
  const OFF = {mode: 'test', network: false};

  it.each<[string, SessionAction]>([
    ['a link', link(program('linked'))],
    ['an example', {kind: 'replace-program', program: program('example')}],
    ['the saved program', {kind: 'open-saved-program', program: program('saved')}],
    ['the draft', {kind: 'draft-read', draft: program('draft')}],
    ['the first program', {kind: 'reset'}],
  ])('end when %s is opened, and the reader is told', (_name, action) => {
    const session = after(NO_LINK, ALLOWED, action);
    expect(session.settings).toEqual(OFF);
    expect(session.message).toBe(
      'Another program is open, so “Keep running” and “Allow network access” are off again.',
    );
  });

  it('stay while the reader changes the program', () => {
    const session = after(NO_LINK, NO_DRAFT, ALLOWED, type('mine'), {kind: 'add-file', name: 'a.w'}, NO_LINK);
    expect(session.settings).toEqual({mode: 'live', network: true});
    expect(session.message).toBeUndefined();
  });

  it('are told beside another version, and not where there was nothing to end', () => {
    const network: SessionAction = {kind: 'set-run', settings: {mode: 'test', network: true}};
    expect(after(network, link(program('old', '0.9.0'))).message).toMatch(
      /with 1\.0\.0\. Another program is open, so “Allow network access” is off again\.$/,
    );
    expect(after(link(program('linked'))).message).toBeUndefined();
  });
});
