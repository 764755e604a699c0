import {describe, expect, it} from 'vitest';
import {NOCHECK_REASONS, NOPLAY_FEATURES, parseFence} from '../fence';

const problemsOf = (lang: string | null, meta?: string) => parseFence(lang, meta).problems;

describe('the grammar of fences', () => {
  it('takes a program with no words', () => {
    expect(parseFence('wing', null)).toEqual({
      fence: {lang: 'wing', platforms: [], solution: false, error: false, highlight: [], wrap: false},
      problems: [],
    });
  });

  it.each([
    ['wing', 'title="main.w"', {title: 'main.w'}],
    ['wing', 'fails', {fails: 'compile'}],
    ['wing', 'fails="preflight"', {fails: 'preflight'}],
    ['wing', 'fails="test"', {fails: 'test'}],
    ['wing', 'norun="needs network"', {norun: 'needs network'}],
    ['wing', 'noplay="util.exec"', {noplay: 'util.exec'}],
    ['wing', 'noplay="@winglibs/redis"', {noplay: '@winglibs/redis'}],
    ['wing', 'playdiffers="The browser has other words"', {playdiffers: 'The browser has other words'}],
    ['wing', 'nocheck="not on the registry"', {nocheck: 'not on the registry'}],
    ['wing', 'platform="tf-aws, tf-gcp"', {platforms: ['tf-aws', 'tf-gcp']}],
    ['wing', 'platform="tf-aws" platform="tf-gcp tf-aws"', {platforms: ['tf-aws', 'tf-gcp']}],
    [
      'wing',
      'refused="tf-azure: cloud.Api" refused="tf-gcp: Error: no"',
      {
        refused: [
          {platform: 'tf-azure', message: 'cloud.Api'},
          {platform: 'tf-gcp', message: 'Error: no'},
        ],
      },
    ],
    ['wing', 'group="shop" title="lib.w"', {group: 'shop', title: 'lib.w'}],
    ['wing', 'file="./main.w" region="queue"', {file: './main.w', region: 'queue'}],
    ['wing', 'showLineNumbers', {lineNumbers: 1}],
    ['wing', 'showLineNumbers="7"', {lineNumbers: 7}],
    ['wing', '{1,3-5}', {highlight: [1, 3, 4, 5]}],
    ['wing', '{ 7 , 10-12 }', {highlight: [7, 10, 11, 12]}],
    ['wing', 'wrap', {wrap: true}],
    ['wing', 'title="main.w" exercise="count visits"', {title: 'main.w', exercise: 'count visits'}],
    ['wing', 'title="main.w" solution', {title: 'main.w', solution: true}],
    ['text', 'output', {output: 'log'}],
    ['text', 'output="report"', {output: 'report'}],
    ['text', 'error', {error: true}],
    ['text', 'group="shop" output', {group: 'shop', output: 'log'}],
    ['ts', 'title="main.ts"', {title: 'main.ts'}],
    ['js', 'title="hash.js" group="shop"', {title: 'hash.js', group: 'shop'}],
    ['diagram', 'title="A" program="./a.w" since="../b/a.w"', {program: './a.w', since: '../b/a.w'}],
    ['diagram', 'title="A" program="./a.w" fake="A"', {program: './a.w', fake: 'A'}],
  ])('takes %s %s', (lang, meta, part) => {
    const {fence, problems} = parseFence(lang, meta);
    expect(problems).toEqual([]);
    expect(fence).toMatchObject(part);
  });

  it.each([
    ['wing', 'name="main.w"', 'unknown word "name="main.w"" on a wing fence: allowed are title, file'],
    ['diagram', 'title="A" terraform="./a.w" since="../b/a.w"', '"since" needs "program"'],
    ['diagram', 'title="A" terraform="./a.w" fake="A"', '"fake" needs "program"'],
    ['wing', 'fails="compose"', 'fails="compose": allowed are "compile", "preflight", "test"'],
    ['wing', 'nocheck="unpublished"', 'nocheck="unpublished": allowed are "not on the registry"'],
    ['wing', 'nocheck', 'nocheck="": allowed are'],
    [
      'wing',
      'noplay',
      'noplay="": allowed are AWS, cdktf, crypto.subtle.generateKey, util.exec, util.shell, util.spawn, and a package',
    ],
    ['wing', 'noplay="magic"', 'noplay="magic": allowed are AWS'],
    ['wing', 'noplay="winglibs/redis"', 'noplay="winglibs/redis": allowed are AWS'],
    ['wing', 'noplay="the @winglibs/redis"', 'noplay="the @winglibs/redis": allowed are AWS'],
    ['wing', 'noplay="@winglibs/redis please"', 'noplay="@winglibs/redis please": allowed are AWS'],
    ['wing', 'noplay="@Winglibs/redis"', 'noplay="@Winglibs/redis": allowed are AWS'],
    ['wing', 'noplay="@winglibs/Redis"', 'noplay="@winglibs/Redis": allowed are AWS'],
    ['wing', 'playdiffers', 'playdiffers needs a value'],
    ['wing', 'norun', 'norun needs a value'],
    ['wing', 'refused="tf-azure"', 'refused="tf-azure": allowed is a platform, tf-aws, tf-azure or tf-gcp'],
    ['wing', 'refused="sim: cloud.Api"', 'refused="sim: cloud.Api": allowed is a platform'],
    ['wing', 'refused="tf-oci: cloud.Api"', 'refused="tf-oci: cloud.Api": allowed is a platform'],
    ['wing', 'refused', 'refused="": allowed is a platform'],
    ['wing', 'fails refused="tf-gcp: a"', '"fails" and "refused" cannot be on one fence'],
    ['wing', 'nocheck="needs docker" refused="tf-gcp: a"', '"nocheck" and "refused" cannot be on one fence'],
    ['wing', 'platform="tf-gcp" refused="tf-gcp: a"', '"platform" and "refused" name tf-gcp more than once'],
    [
      'wing',
      'refused="tf-gcp: a" refused="tf-gcp: b"',
      '"platform" and "refused" name tf-gcp more than once',
    ],
    ['wing', 'platform="awscdk"', 'platform="awscdk": allowed are sim, tf-aws, tf-azure, tf-gcp'],
    ['wing', 'platform="awscdk, tf-oci"', 'platform="awscdk tf-oci": allowed are sim'],
    ['wing', 'platform', 'platform needs a value: sim, tf-aws, tf-azure, tf-gcp'],
    ['wing', 'title', 'title needs a value'],
    ['wing', 'title=main.w', 'title=main.w: write title="main.w"'],
    ['wing', 'region="a"', '"region" needs "file"'],
    ['wing', 'file="./a.w" region=""', 'region needs a value'],
    ['wing', 'group=""', 'group needs a value'],
    ['wing', '{x}', '{x}: allowed are line numbers and ranges'],
    ['wing', '{0}', '{0}: allowed are line numbers and ranges'],
    ['wing', '{a2}', '{a2}: allowed are line numbers and ranges'],
    ['wing', '{2b}', '{2b}: allowed are line numbers and ranges'],
    ['wing', '{5-3}', '{5-3}: allowed are line numbers and ranges'],
    ['wing', 'showLineNumbers="a"', 'showLineNumbers="a": allowed is a whole number'],
    ['wing', 'wrap="yes"', 'wrap="yes": the word takes no value'],
    ['wing', 'output', 'unknown word "output" on a wing fence'],
    ['wing', 'title="a.w" title="b.w"', 'the word "title" appears twice'],
    ['wing', 'noplay="AWS" playdiffers="why"', '"noplay" and "playdiffers" cannot be on one fence'],
    ['wing', 'nocheck="needs docker" fails', '"nocheck" and "fails" cannot be on one fence'],
    ['wing', 'nocheck="needs docker" norun="why"', '"nocheck" and "norun" cannot be on one fence'],
    ['wing', 'nocheck="needs docker" noplay="AWS"', '"nocheck" and "noplay" cannot be on one fence'],
    [
      'wing',
      'nocheck="needs docker" playdiffers="why"',
      '"nocheck" and "playdiffers" cannot be on one fence',
    ],
    ['wing', 'nocheck="needs docker" platform="sim"', '"nocheck" and "platform" cannot be on one fence'],
    ['wing', 'norun="needs docker" fails="test"', '"norun" and fails="test" cannot be on one fence'],
    ['wing', 'exercise', 'exercise needs a value: exercise="…"'],
    ['wing', 'exercise=""', 'exercise needs a value: exercise="…"'],
    ['wing', 'solution="yes"', 'solution="yes": the word takes no value'],
    ['wing', 'exercise="a" solution', '"exercise" and "solution" cannot be on one fence'],
    ['wing', 'exercise="a" fails="test"', '"exercise" and "fails" cannot be on one fence'],
    ['wing', 'exercise="a" norun="why"', '"exercise" and "norun" cannot be on one fence'],
    ['wing', 'exercise="a" nocheck="needs docker"', '"exercise" and "nocheck" cannot be on one fence'],
    ['wing', 'exercise="a" noplay="AWS"', '"exercise" and "noplay" cannot be on one fence'],
    ['wing', 'exercise="a" playdiffers="why"', '"exercise" and "playdiffers" cannot be on one fence'],
    ['wing', 'exercise="a" group="g"', '"exercise" and "group" cannot be on one fence'],
    ['wing', 'exercise="a" file="./main.w"', '"exercise" and "file" cannot be on one fence'],
    ['wing', 'solution fails', '"solution" and "fails" cannot be on one fence'],
    ['wing', 'solution norun="why"', '"solution" and "norun" cannot be on one fence'],
    ['ts', 'exercise="a"', 'unknown word "exercise="a"" on a ts fence'],
    ['js', 'solution', 'unknown word "solution" on a js fence'],
    ['text', 'output="all"', 'output="all": allowed is "report"'],
    ['text', 'error="x"', 'error="x": the word takes no value'],
    ['text', 'output error', '"output" and "error" cannot be on one fence'],
    ['js', 'fails', 'unknown word "fails" on a js fence'],
    ['wing', 'constructor', 'unknown word "constructor" on a wing fence'],
    ['wing', '!', 'unknown word "!" on a wing fence'],
    ['basic', '', 'unknown language "basic": allowed are wing, ts, tsx'],
    ['constructor', '', 'unknown language "constructor": allowed are wing, ts, tsx'],
    [null, '', 'the fence names no language: allowed are wing, ts, tsx'],
  ])('refuses %s %s', (lang, meta, message) => {
    expect(problemsOf(lang, meta).join('\n')).toContain(message);
  });

  it.each([
    ['w', 'wing'],
    ['typescript', 'ts'],
    ['javascript', 'js'],
    ['yml', 'yaml'],
    ['bash', 'sh'],
    ['shell', 'sh'],
    ['console', 'sh'],
    ['terraform', 'hcl'],
    ['tf', 'hcl'],
    ['txt', 'text'],
    ['markdown', 'md'],
    ['py', 'python'],
  ])('says how %s is spelled here', (lang, spelling) => {
    expect(problemsOf(lang)).toEqual([`unknown language "${lang}": write "${spelling}"`]);
  });

  it('shows a fence without a language as text', () => {
    expect(parseFence(undefined, 'wrap').fence).toMatchObject({lang: 'text', wrap: false});
  });

  it('reports all problems of a fence at once', () => {
    expect(problemsOf('wing', 'nope fails="x" platform="y"')).toHaveLength(3);
  });
});

describe('the reasons that a fence may give', () => {
  it('are sentences for what is not checked, which stand in a table', () => {
    for (const reason of Object.values(NOCHECK_REASONS)) expect(reason).toMatch(/^It’?s? .+\.$/);
  });

  it('are the second half of a sentence for what the playground lacks', () => {
    for (const reason of Object.values(NOPLAY_FEATURES)) expect(reason).toMatch(/^(?:a|the) .+[^.]$/);
  });
});
