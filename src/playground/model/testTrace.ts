/** The trace of a test in words: what its resources have reported, one step after the other. */
import {own} from '@site/src/lib/entrance/own';
import type {RunStep, StackFrame} from '../messages/runEvents';
import {nameOfPath} from './permissions';
import type {TestView} from './runView';

export interface StepView {
  /** Since the test began. */
  readonly milliseconds: number;
  readonly kind: string;
  /** Path of the resource. */
  readonly path: string;
  /** The name of the resource; none for the test itself. */
  readonly name?: string;
  readonly words: string;
  readonly isFailed: boolean;
  readonly place?: StackFrame;
}

/** What a step is about, by the class of its resource. */
const KINDS: Readonly<Record<string, string>> = {
  Api: 'Request',
  Bucket: 'Object',
  Function: 'Function',
  OnDeploy: 'Deployment',
  Queue: 'Message',
  Schedule: 'Schedule',
  Secret: 'Secret',
  Topic: 'Message',
};

export function toSteps({path: test, steps = []}: Pick<TestView, 'path' | 'steps'>): readonly StepView[] {
  return steps.map((step) => {
    const {milliseconds, kind, path, type, error, place} = step;
    return {
      milliseconds: Math.round(milliseconds),
      kind: kind === 'log' ? 'Log' : (own(KINDS, type.replace(/^@winglang\/sdk\.cloud\./, '')) ?? 'Call'),
      path,
      ...(!path.startsWith(`${test}/`) && {name: nameOf(path, type)}),
      words: kind === 'log' ? step.text : describeOperation(step),
      isFailed: error !== undefined,
      ...(place && {place}),
    };
  });
}

/** The simulator has some resources, such as counters, in a part that implements them. */
function nameOf(path: string, type: string): string {
  const name = nameOfPath(path);
  return type === '@winglang/sdk.sim.Resource' ? name.replace(/\/Resource$/, '') : name;
}

const REQUEST = /^Processing "(.*)" params=(.*)\)\.$/s;
const RESPONSE = /^([A-Z]+ .*) - (\d+)\.$/s;

function describeOperation({text, result, error, subscriber}: RunStep): string {
  const request = REQUEST.exec(text);
  if (request) return request[2] === '{}' ? request[1]! : `${request[1]} with ${request[2]}`;
  const response = RESPONSE.exec(text);
  if (response) return `${response[1]} returned status ${response[2]}`;
  const words = text.replace(/(?: \(\))?\.$/, '');
  return [
    words,
    subscriber !== undefined && ` → ${nameOfPath(subscriber)}`,
    result !== undefined && ` returned ${result}`,
    error !== undefined && ` failed: ${error}`,
  ]
    .filter(Boolean)
    .join('');
}

/** The step that a key leads to; undefined for other keys. */
export function stepOfKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, current - 1);
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(count - 1, current + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
