import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {indentRange, indentUnit} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import {highlightTree} from '@lezer/highlight';
import {describe, expect, it} from 'vitest';
import {unescapeHtml} from '@site/src/lib/unescapeHtml';
import {highlightLines} from '@site/src/samples/highlight';
import {tokenStyle} from '../tokenNames';
import {wing} from '../wingMode';

const PROGRAM = `bring cloud;
bring "./price.w" as price;

/// Keeps orders.
pub class Shop extends Base {
  orders: cloud.Queue;
  static inflight limit: num = 1_000.5;

  new(name: str, var size: num?) {
    let var first = new cloud.Bucket() as "first";
    let wait = 15s;
    this.orders = new cloud.Queue(timeout: wait, retries: 2);
    this.orders.setConsumer(inflight (message: str): void => {
      log("got {message.split(",").at(0)} of {Json.stringify({a: 1})} \\{ \\n");
      log(#"raw {text}");
    });
  }

  /* a comment
     of two lines */
  pub inflight count(): Array<str>? {
    if this.orders.in && !true || nil != x?.length {
      return MutArray<str>[];
    }
    for i in 0..=10 {
      @assert(i >= 2 ** 3);
    }
    return nil;
  }
}

struct Order extends Item { price: num; }
enum Size { SMALL, LARGE }

test "an order {1}" {
  let shop = new Shop("a");
  expect.equal(shop.count()?.length ?? 0, Size.SMALL);
}
`;

/** The coloured characters, each with its class. */
type Colours = readonly (readonly [text: string, classes: string])[];

function inEditor(text: string): Colours {
  const tokens: [string, string][] = [];
  highlightTree(wing.parser.parse(text), tokenStyle, (from, to, classes) => {
    tokens.push([text.slice(from, to), classes]);
  });
  return merge(tokens);
}

/** What the page has in no element is punctuation. */
function onPage(text: string): Colours {
  const html = highlightLines(text, 'wing').join('\n');
  const pieces = [...html.matchAll(/<span class="([^"]*)">([^<]*)<\/span>|([^<]+)/g)];
  return merge(
    pieces.map(([, classes = 'token punctuation', own, plain]) => [unescapeHtml(own ?? plain!), classes]),
  );
}

/** Without spaces, and without text, which the editor gives no class. */
function merge(tokens: readonly (readonly [string, string])[]): Colours {
  return tokens.flatMap(([text, classes]): [string, string][] =>
    classes === 'token text'
      ? []
      : [...text].filter((sign) => sign.trim() !== '').map((sign) => [sign, classes]),
  );
}

describe('colours', () => {
  it('are those of the pages', () => {
    expect(inEditor(PROGRAM)).toEqual(onPage(PROGRAM));
  });

  it.each([
    'docs/examples/basic-auth-api/main.w',
    'docs/examples/redis/main.w',
    'docs/examples/quick-share/main.w',
  ])('are those of the pages in %s', (file) => {
    const text = readFileSync(resolve(file), 'utf8');
    expect(inEditor(text)).toEqual(onPage(text));
  });
});

it('indents by the innermost open bracket', () => {
  const lines = ['new cloud.Function(inflight () => {', 'let a = [', '1,', '];', '});', 'log("{', '}");'];
  const state = EditorState.create({doc: lines.join('\n'), extensions: [wing, indentUnit.of('  ')]});
  const changed = state.update({changes: indentRange(state, 0, state.doc.length)}).state.doc.toString();
  expect(changed.split('\n').slice(0, 5)).toEqual([
    'new cloud.Function(inflight () => {',
    '  let a = [',
    '    1,',
    '  ];',
    '});',
  ]);
});
