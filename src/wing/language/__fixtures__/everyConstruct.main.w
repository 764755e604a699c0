bring cloud;
bring expect;
bring util as u;

/* A comment
   over two lines. */
enum Size { SMALL, LARGE }

/// What a parcel is.
struct Parcel {
  name: str;
  size: Size;
  tags: Array<str>?;
}

struct Insured extends Parcel {
  value: num;
}

interface IShape {
  inflight area(): num;
}

class Square impl IShape {
  pub side: num;
  var count: num;

  new(side: num) {
    this.side = side;
    this.count = 0;
  }

  pub inflight area(): num {
    return this.side ** 2;
  }

  pub static inflight double(value: num): num {
    return value * 2;
  }

  protected inflight name(): str? {
    return nil;
  }

  internal static inflight parse(text: str): num {
    if text == "" {
      throw "empty \"text\"";
    } else if text.length >= 10 || text.startsWith("-") {
      return -1;
    } else {
      return num.fromStr(text);
    }
  }
}

class Labelled extends Square {
  new(side: num) {
    super(side);
  }
}

let square = new Square(3) as "square";
let raw = #"no {interpolation}";
let parcel = Parcel { name: "box {1 + 2}", size: Size.LARGE, tags: ["a", "b"] };
let data = Json { count: 1_000.5, ok: true, list: [1, 2] };
let names = Map<str>{"first" => "Ada"};
let seen = MutSet<num>[1, 2];
let here = @filename;
let wait: duration = 1.5s;
let greet = inflight (name: str?): str => {
  return "Hello, {name ?? "you"}!";
};
let queue = new cloud.Queue();
queue.setConsumer(inflight (message) => {
  lift { queue: [push] } {
    log(message);
  }
});

test "every construct" {
  let var total = 0;
  for index in 0..=3 {
    if index == 1 {
      continue;
    }
    total += index;
  }
  while total > 3 && !false {
    total -= 1;
    break;
  }
  try {
    Square.parse("");
  } catch error {
    log("{error}");
  } finally {
    log(raw);
  }
  if let first = names.tryGet("first") {
    log(greet(first));
  }
  let tags = parcel.tags?.length;
  expect.equal(square.area(), 9);
  expect.equal(7 \ 2, 3);
  log("{data.get("count").asNum() % 7} {wait.seconds} {tags!}");
}
