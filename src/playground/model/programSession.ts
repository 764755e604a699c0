/** Which program is in the editor, where it comes from, and what the reader has to know of that. */
import type {LinkResult} from '../share/link';
import type {ProgramToRun} from '../messages/sandboxMessages';
import type {Program} from '../share/program';
import type {DraftConflict} from './draftSaver';
import {hasSameFiles} from './files';
import {
  openProgram,
  type ProgramAction,
  programReducer,
  type ProgramSources,
  type ProgramState,
} from './programState';

/** How the program is run: whether it stays up, and whether it may reach the network. */
export type RunSettings = Pick<ProgramToRun, 'mode' | 'network'>;

/** What every program begins with. */
const DEFAULT_SETTINGS: RunSettings = {mode: 'test', network: false};

/**
 * - `loading`: neither the address nor the draft has been read, so nothing is saved yet
 * - `restoring`: the address has no program, so the draft is read next
 * - `draft`: the program is the reader's own, or that of a first visit
 * - `link`: the program is that of the address
 * - `edited-link`: the program has changes that the browser has not saved, while the address has it as it was, or as it is
 * - `left-link`: the browser has the program, so that of the address has to go from there
 */
type SessionPhase = 'loading' | 'restoring' | 'draft' | 'link' | 'edited-link' | 'left-link';

export interface ProgramSession {
  readonly phase: SessionPhase;
  readonly program: ProgramState;
  /** The program as it was opened: it is saved once it differs. */
  readonly opened: ProgramSources;
  /** The program of a first visit, with the version of the compiler in this page. */
  readonly first: Program;
  /** What the reader has chosen for this program. It ends with the program: another one has to be judged for itself. */
  readonly settings: RunSettings;
  /** The reader chooses which program to keep. It is no phase, as the reader may open a link before choosing. */
  readonly conflict?: DraftConflict;
  /** A sentence for the reader. */
  readonly message?: string;
}

export type SessionAction =
  | ProgramAction
  | {readonly kind: 'address-read'; readonly result: LinkResult}
  | {readonly kind: 'draft-read'; readonly draft?: ProgramSources}
  | {readonly kind: 'saved'; readonly conflict?: DraftConflict}
  | {readonly kind: 'keep-this-program'}
  /** With the program that is saved now, if it can be read. */
  | {readonly kind: 'open-saved-program'; readonly program?: ProgramSources}
  | {readonly kind: 'reset'}
  | {readonly kind: 'set-run'; readonly settings: RunSettings}
  | {readonly kind: 'show-message'; readonly message: string}
  | {readonly kind: 'dismiss-message'};

export function startSession(first: Program): ProgramSession {
  return {phase: 'loading', program: openProgram(first), opened: first, first, settings: DEFAULT_SETTINGS};
}

export function sessionReducer(session: ProgramSession, action: SessionAction): ProgramSession {
  const next = reduce(session, action);
  return next.program.programId === session.program.programId ? next : endSettings(next);
}

function reduce(session: ProgramSession, action: SessionAction): ProgramSession {
  switch (action.kind) {
    case 'address-read':
      return addressRead(session, action.result);
    case 'draft-read':
      return open({...session, phase: 'draft'}, action.draft);
    case 'saved':
      return saved(session, action.conflict);
    case 'keep-this-program':
      return saved(session, undefined);
    case 'open-saved-program':
      return open(leaveLink(session), action.program ?? session.conflict?.saved);
    case 'reset':
      return open(leaveLink(session), session.first);
    case 'set-run':
      return {...session, settings: action.settings};
    case 'show-message':
      return {...session, message: action.message};
    case 'dismiss-message':
      return {...session, message: undefined};
    default:
      return edit(session, action);
  }
}

/** The settings were for the program before, whoever has replaced it: the reader, a link, or the site that opened the page. */
function endSettings(session: ProgramSession): ProgramSession {
  const {mode, network} = session.settings;
  const ended = [
    ...(mode === 'live' ? ['“Keep running”'] : []),
    ...(network ? ['“Allow network access”'] : []),
  ];
  if (ended.length === 0) return session;
  const text = `Another program is open, so ${ended.join(' and ')} ${ended.length === 1 ? 'is' : 'are'} off again.`;
  const message = session.message === undefined ? text : `${session.message} ${text}`;
  return {...session, settings: DEFAULT_SETTINGS, message};
}

/** Whether the browser has to save the program. */
export function isUnsaved({phase, program, opened}: ProgramSession): boolean {
  return phase !== 'loading' && phase !== 'restoring' && !hasSameFiles(program.files, opened.files);
}

/** A program that could not be saved is kept in the address. That of a link which was opened meanwhile stays there. */
function saved(session: ProgramSession, conflict: DraftConflict | undefined): ProgramSession {
  const {phase} = session;
  if (phase === 'link') return {...session, conflict};
  if (conflict) return {...session, phase: 'edited-link', conflict};
  return {...session, phase: phase === 'edited-link' ? 'left-link' : phase, conflict};
}

function addressRead(session: ProgramSession, result: LinkResult): ProgramSession {
  if (result.kind === 'program') {
    const {compilerVersion} = result.program;
    const isOther = compilerVersion !== session.first.compilerVersion;
    const isFirst = session.phase === 'loading' || session.phase === 'restoring';
    const replaced = isFirst ? session.message : REPLACED;
    const message = isOther ? otherVersion(compilerVersion, session) : replaced;
    return open({...session, phase: 'link', message}, result.program);
  }
  const isFirst = session.phase === 'loading' || session.phase === 'restoring';
  // A reader who has begun to write goes on. When that is saved, the draft is found to be a conflict.
  const isUntouched = hasSameFiles(session.program.files, session.opened.files);
  const message = result.kind === 'bad' ? result.message : session.message;
  return {...session, phase: isFirst && isUntouched ? 'restoring' : 'draft', message};
}

function edit(session: ProgramSession, action: ProgramAction): ProgramSession {
  const program = programReducer(session.program, action);
  if (program === session.program) return session;
  const isEdited = !hasSameFiles(program.files, session.opened.files);
  const phase = isEdited && session.phase === 'link' ? 'edited-link' : session.phase;
  return {...session, program, phase};
}

function open(session: ProgramSession, program: ProgramSources | undefined): ProgramSession {
  if (!program) return session;
  const replaced = programReducer(session.program, {kind: 'replace-program', program});
  return {...session, program: replaced, opened: program};
}

/** Another program is opened, which the browser has or which needs no saving. */
function leaveLink(session: ProgramSession): ProgramSession {
  const {phase} = session;
  const hasLink = phase === 'link' || phase === 'edited-link';
  return {...session, phase: hasLink ? 'left-link' : phase, conflict: undefined};
}

/** Another site that has opened this page can change its address. */
const REPLACED = 'The address of this page has changed, and its program is open now.';

function otherVersion(version: string, {first}: ProgramSession): string {
  return `This program was written with Wing ${version}. The playground compiles it with ${first.compilerVersion}.`;
}
