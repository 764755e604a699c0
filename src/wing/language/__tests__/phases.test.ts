import {describe, expect, it} from 'vitest';
import {inflightLines} from '../phases';

/** A program whose lines begin with the mark that they should have: `|` for those in the cloud. */
function expectMarks(marked: string): void {
  const lines = marked.replace(/^\n|\n *$/g, '').split('\n');
  const found = inflightLines(lines.map((line) => line.replace(/^ *[.|] ?/, '')).join('\n'));
  expect(
    found.map((isInflight, index) => `${isInflight ? '|' : '.'} ${lines[index]!.replace(/^ *[.|] ?/, '')}`),
  ).toEqual(lines.map((line) => line.trim().replace(/^([.|]) ?/, '$1 ')));
}

describe('the lines of a program that run in the cloud', () => {
  it('are those in an inflight function, with its inner blocks and its empty lines', () => {
    expectMarks(`
      . let bucket = new cloud.Bucket();
      .
      . new cloud.Function(inflight (name: str?): str => {
      |   if name == nil {
      |     return "";
      |   } else {
      |     log("x");
      |   }
      |
      |   return bucket.get(name ?? "");
      | // }
      . });
      . log("y");
    `);
  });

  it('are those in a test, an inflight method and an inflight class', () => {
    expectMarks(`
      . class Store {
      .   new() {
      .     this.bucket = new cloud.Bucket();
      .   }
      .   pub inflight save(key: str): void {
      |     this.bucket.put(key, "");
      .   }
      .   pub static inflight make(): Store {
      |     return nil;
      .   }
      .   inflight new() {
      |     this.at = 1;
      .   }
      . }
      . inflight class Point {
      |   pub x: num;
      |   new() {
      |     this.x = 1;
      |   }
      . }
      . test "it saves {" {
      |   assert(true);
      . }
    `);
  });

  it('are not those of a preflight function that returns an inflight one', () => {
    expectMarks(`
      . let track = (slug: str): inflight (): str => {
      .   let visits = new cloud.Counter();
      .   return inflight () => {
      |     return "{visits.inc()}";
      .   };
      . };
      . new Page(handler: inflight (): str => {
      |   return "";
      . });
    `);
  });

  it('are found where a function begins on several lines, and in another one', () => {
    expectMarks(`
      . api.get("/", inflight (
      .   request: cloud.ApiRequest
      . ): cloud.ApiResponse => {
      |   let twice = inflight (n: num) => {
      |     return n * 2;
      |   };
      |   return {
      |     status: 200,
      |   };
      . }, {
      .   timeout: 1m,
      . });
    `);
  });

  it('are not those of a preflight function that takes or returns an inflight one', () => {
    expectMarks(`
      . let each = (items: Array<str>, handler: inflight (str): void) => {
      .   for item in items {
      .     queue.setConsumer(handler);
      .   }
      . };
      . class Jobs {
      .   on(handler: inflight (str): void, n: num): void {
      .     this.count = n;
      .   }
      .   make(): inflight (): str {
      .     return inflight () => {
      |       return "a";
      .     };
      .   }
      .   inflight pick(): inflight (): str {
      |     return this.picked;
      .   }
      . }
      . interface Job {
      .   inflight run(): void;
      . }
      . struct Settings {
      .   handler: inflight (): void;
      . }
      . let handler: inflight (): Json = settle({
      .   a: 1,
      . });
      . for name in names {
      .   log(name);
      . }
    `);
  });

  it('are not found in words and braces of strings and comments', () => {
    expectMarks(`
      . // inflight () => {
      . /* an inflight function {
      .    and a test "b" { */ log("inflight \\" {
      .   names.get("} ")} }");
      . let raw = #"inflight { \\" {
      . ";
      . f(inflight () => {
      |   log("} {
      |     "inner }"
      |   } // ");
      |   log("{[1].at(0)} \\{ } "); // }
      . });
      . log(@inflight, a.inflight);
      . if true {
      .   log("c");
      . }
    `);
  });

  it('are found in an excerpt whose braces do not match', () => {
    expectMarks(`
      .   return 1;
      . });
      . queue.setConsumer(inflight (message) => {
      |   log(message);
    `);
  });

  it('are counted for no text as well', () => {
    expect(inflightLines('')).toEqual([false]);
    expect(inflightLines('test "a" {\n\n')).toEqual([false, true, true]);
  });
});
