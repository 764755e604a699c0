// The one parser of the line that opens a code fence: ```wing title="main.w" norun="why"

export type Fence = {
  readonly language: string;
  /** What follows the language: `file="./main.w"` is text, a lone word like `fails` is `true`. */
  readonly attributes: Readonly<Record<string, string | true>>;
};

export function parseFence(info: string): Fence {
  const [language = '', ...rest] = info.trim().split(/\s+/);
  return {language, attributes: parseAttributes(rest.join(' '))};
}

export function parseAttributes(meta: string): Fence['attributes'] {
  const attributes: Record<string, string | true> = {};
  for (const [, name, value] of meta.matchAll(/([A-Za-z][\w-]*)(?:="([^"]*)")?/g)) {
    if (name) attributes[name] = value ?? true;
  }
  return attributes;
}

/** All fences of a Markdown text that are opened with a language, in order, with the line they are on. */
export function fencesOf(text: string): (Fence & {readonly line: number})[] {
  const fences: (Fence & {readonly line: number})[] = [];
  let open: string | undefined;
  text.split('\n').forEach((content, index) => {
    const [, marks, info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(content) ?? [];
    if (marks === undefined) return;
    if (open === undefined) {
      open = marks;
      if (info.trim()) fences.push({...parseFence(info), line: index + 1});
    } else if (marks.startsWith(open) && !info.trim()) {
      open = undefined;
    }
  });
  return fences;
}
