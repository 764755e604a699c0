import {createSlugger} from '@docusaurus/utils';

/** The anchor that Docusaurus gives to a heading; `{#anchor}` at its end is one of the writer's own. */
export function slugOf(title: string): string {
  const own = /\s*\{#([\w-]+)\}$/.exec(title);
  return own ? own[1]! : createSlugger().slug(title);
}
