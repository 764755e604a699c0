/**
 * What the title of a page has to say, by the host of its link. A host that was taken over answers as well, with a page about
 * something else: so each host that the site leads to is here, and one that is not fails by name.
 */
export type TitleRule = RegExp | ((link: URL) => RegExp);

/** Of repositories: the name, whoever owns it by now. Of files and issues, GitHub's titles end with it, too. */
function repository({pathname}: URL): RegExp {
  const [owner = '', name = owner] = pathname.split('/').filter(Boolean);
  return new RegExp(name.replace(/[^\w-]/g, '.'), 'i');
}

export const TITLES: Readonly<Record<string, TitleRule>> = {
  'api.slack.com': /slack/i,
  'aws.amazon.com': /amazon|aws/i,
  'aws.github.io': /jsii/i,
  'blog.darklang.com': /dark/i,
  'cdk8s.io': /cdk8s/i,
  'cloud.google.com': /google cloud/i,
  'creativecommons.org': /attribution|creative commons/i,
  'developer.hashicorp.com': /terraform|hashicorp/i,
  'developer.mozilla.org': /MDN/,
  'docs.aws.amazon.com': /aws|amazon|lambda|identity and access/i,
  'docs.docker.com': /docker/i,
  'docs.github.com': /github/i,
  'en.wikipedia.org': /wikipedia/i,
  'github.com': repository,
  'heroicons.com': /heroicons/i,
  'itnext.io': /wing/i,
  'json-schema.org': /json schema/i,
  'learn.winglang.io': /wing/i,
  'marketplace.visualstudio.com': /wing/i,
  'microsoft.github.io': /language server protocol/i,
  'neon.tech': /neon|postgres/i,
  'news.ycombinator.com': /hacker news/i,
  'ngrok.com': /ngrok/i,
  'nodejs.org': /node\.js/i,
  'openai.com': /openai/i,
  'plugins.jetbrains.com': /wing/i,
  'pnpm.io': /pnpm/i,
  'probot.github.io': /probot/i,
  'projen.io': /projen/i,
  'queue.acm.org': /acm/i,
  'react.dev': /react/i,
  'redis.io': /redis/i,
  'rustup.rs': /rustup/i,
  'segment.com': /segment|twilio/i,
  'slack.com': /slack/i,
  't.winglang.io': /discord/i,
  'thenewstack.io': /new stack/i,
  'tsoa-community.github.io': /tsoa/i,
  'turbo.build': /turbo/i,
  'twitter.com': /winglang/i,
  'vite.dev': /vite/i,
  'www.contributor-covenant.org': /contributor covenant/i,
  'www.conventionalcommits.org': /conventional commits/i,
  'www.eclipse.org': /eclipse|elk/i,
  'www.gomomento.com': /momento/i,
  // A video that was taken down has a title of nothing but the site's name.
  'www.youtube.com': /\S.* - YouTube$/,
  'youtu.be': /\S.* - YouTube$/,
};

/** Hosts that refuse programs which ask: a refusal is printed and does not fail. An answer is judged like any other. */
export const REFUSING: ReadonlySet<string> = new Set([
  'itnext.io',
  'openai.com',
  'plugins.jetbrains.com',
  'thenewstack.io',
  'twitter.com',
]);
