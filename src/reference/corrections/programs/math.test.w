bring math;

let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

let near = inflight (first: num, second: num): bool => {
  return math.abs(first - second) < 0.000000001;
};

test "the inverse functions return radians, and throw outside their range" {
  assert(near(math.acos(-1), math.PI) && near(math.acos(1), 0));
  assert(near(math.asin(1), math.PI / 2) && near(math.asin(-1), -math.PI / 2));
  assert(message(inflight () => { math.acos(1.1); }) == "Input value must be between -1 and 1, inclusive.");
  assert(message(inflight () => { math.asin(-1.1); }) == "Input value must be between -1 and 1, inclusive.");
  assert(near(math.asec(-1), math.PI) && near(math.asec(1), 0));
  assert(near(math.acsc(1), math.PI / 2) && near(math.acsc(-1), -math.PI / 2));
  assert(message(inflight () => { math.asec(0.5); }) == "Input value must be equal or greater than |1|.");
  assert(message(inflight () => { math.acsc(-0.5); }) == "Input value must be equal or greater than |1|.");
  assert(near(math.atan(1), math.PI / 4) && near(math.atan(math.INF), math.PI / 2) && near(math.atan(-math.INF), -math.PI / 2));
  assert(near(math.acot(1), math.PI / 4) && near(math.acot(0), math.PI / 2) && near(math.acot(-1), -math.PI / 4));
  assert(near(math.atan2(1, 1), math.PI / 4) && near(math.atan2(0, -1), math.PI) && near(math.atan2(-1, -1), -3 * math.PI / 4) && math.atan2(0, 0) == 0);
}

test "the trigonometric functions read radians" {
  assert(near(math.sin(math.PI / 2), 1) && near(math.cos(math.PI), -1) && near(math.tan(math.PI / 4), 1));
  assert(near(math.sec(math.PI), -1) && near(math.csc(math.PI / 2), 1) && near(math.cot(math.PI / 4), 1));
  assert(math.csc(0) == math.INF && math.cot(0) == math.INF);
  assert(math.sec(math.PI / 2) > 1000000000000000 && math.sec(math.PI / 2) < math.INF);
  assert(math.tan(math.PI / 2) > 1000000000000000 && math.tan(math.PI / 2) < math.INF);
  assert(near(math.degreesToRadians(180), math.PI) && near(math.radiansToDegrees(math.PI), 180));
}

test "the means, and NaN for an empty array" {
  assert(math.arithmeticMean([1, 2, 6]) == 3);
  assert("{math.arithmeticMean([])}" == "NaN");
  assert(math.geometricMean([1, 2, 3]) == 1.817121);
  assert("{math.geometricMean([])}" == "NaN" && "{math.geometricMean([-1, 2])}" == "NaN" && "{math.geometricMean([-1, 2, 4])}" == "NaN");
  assert(near(math.harmonicMean([40, 60]), 48));
  assert("{math.harmonicMean([])}" == "NaN" && math.harmonicMean([0, 2]) == 0);
  assert(math.median([3, 1, 2]) == 2 && math.median([4, 1, 2, 3]) == 2.5);
  assert("{math.median([])}" == "NaN");
}

test "median does not change the array" {
  let times = [3, 1, 2];
  math.median(times);
  assert(times == [3, 1, 2]);
}

test "mode returns every most frequent value, and nothing for an empty array" {
  assert(math.mode([12, 14, 11, 14]) == [14]);
  assert(math.mode([3, 3, 1, 1, 2]) == [1, 3]);
  assert(math.mode([]).length == 0);
}

test "max and min of an empty array are infinite, and a very long array throws" {
  assert(math.max([1, 3, 2]) == 3 && math.min([3, 1, 2]) == 1);
  assert(math.max([]) == -math.INF && math.min([]) == math.INF);
  let many = MutArray<num>[];
  for i in 0..1000000 {
    many.push(i);
  }
  let list = many.copy();
  assert(message(inflight () => { math.max(list); }) == "Maximum call stack size exceeded");
  assert(message(inflight () => { math.min(list); }) == "Maximum call stack size exceeded");
  assert(message(inflight () => { math.hypot(list); }) == "Maximum call stack size exceeded");
}

test "ceil, floor, abs, and sign" {
  assert(math.ceil(1.2) == 2 && math.ceil(-1.2) == -1 && math.floor(1.8) == 1 && math.floor(-1.2) == -2);
  assert(math.abs(-2.5) == 2.5 && math.sign(-2.5) == -1 && math.sign(0) == 0 && math.sign(7) == 1);
}

test "combinations of more items than there are is 0, divides factorials, and fails for large n" {
  assert(math.combinations(49, 6) == 13983816 && math.combinations(2, 3) == 0);
  assert(math.combinations(30, 15) != 155117520 && math.round(math.combinations(30, 15)) == 155117520);
  assert(math.combinations(171, 2) == math.INF);
  assert("{math.combinations(400, 200)}" == "NaN");
  assert(message(inflight () => { math.combinations(5, -1); }) == "Maximum call stack size exceeded");
  assert(message(inflight () => { math.combinations(5.5, 2); }) == "Maximum call stack size exceeded");
}

test "factorial and fibonacci throw unless the number is whole and not negative" {
  assert(math.factorial(0) == 1 && math.factorial(5) == 120);
  assert(math.factorial(170) < math.INF && math.factorial(171) == math.INF);
  assert(math.fibonacci(0) == 0 && math.fibonacci(1) == 1 && math.fibonacci(2) == 1 && math.fibonacci(10) == 55);
  assert(message(inflight () => { math.factorial(-1); }) == "Maximum call stack size exceeded");
  assert(message(inflight () => { math.factorial(2.5); }) == "Maximum call stack size exceeded");
  assert(message(inflight () => { math.fibonacci(-1); }) == "Maximum call stack size exceeded");
  assert(message(inflight () => { math.fibonacci(2.5); }) == "Maximum call stack size exceeded");
}

test "hypot of any number of coordinates" {
  assert(math.hypot([3, 4]) == 5 && math.hypot([2, 3, 6]) == 7 && math.hypot([]) == 0);
}

test "isPrime is for whole numbers" {
  assert(math.isPrime(2) && math.isPrime(97) && !math.isPrime(91));
  assert(!math.isPrime(1) && !math.isPrime(0) && !math.isPrime(-7));
  assert(math.isPrime(2.5));
}

test "logarithms of 0 are -Infinity, and of a negative number NaN" {
  assert(math.log(math.E) == 1 && math.log2(8) == 3 && math.log10(1000) == 3);
  assert(math.log(0) == -math.INF && math.log2(0) == -math.INF && math.log10(0) == -math.INF);
  assert("{math.log(-1)} {math.log2(-1)} {math.log10(-1)}" == "NaN NaN NaN");
}

test "random is from 0 up to max, and a max of 0 counts as 1" {
  let var large = 0;
  for i in 0..200 {
    let first = math.random();
    let third = math.random(3);
    let zero = math.random(0);
    assert(first >= 0 && first < 1 && third >= 0 && third < 3 && zero >= 0 && zero < 1);
    large = math.max([large, zero]);
  }
  assert(large > 0);
}

test "round rounds halves up, to tens with negative places, and to whole numbers by default" {
  assert(math.round(2.5) == 3 && math.round(-2.5) == -2 && math.round(2.4) == 2);
  assert(math.round(1234.567, decimalPlaces: 1) == 1234.6);
  assert(math.round(1234.567, decimalPlaces: -2) == 1200);
  assert(math.round(1234.567, decimalPlaces: 0) == 1235);
  assert(math.round(1.005, decimalPlaces: 2) == 1);
}

test "sqrt throws for a negative number" {
  assert(math.sqrt(9) == 3 && math.sqrt(0) == 0);
  assert(message(inflight () => { math.sqrt(-1); }) == "Input value must be greater than or equal to 0.");
}

test "toRadix uses lower case, keeps fractions and signs, and throws for a base out of range" {
  assert(math.toRadix(255, 16) == "ff" && math.toRadix(-255, 2) == "-11111111" && math.toRadix(0.5, 2) == "0.1");
  assert(math.toRadix(35, 36) == "z");
  assert(message(inflight () => { math.toRadix(5, 1); }).contains("between 2 and 36"));
  assert(message(inflight () => { math.toRadix(5, 37); }).contains("between 2 and 36"));
}

test "the constants" {
  assert("{math.E}" == "2.718281828459045");
  assert("{math.PI}" == "3.141592653589793");
  assert(math.TAU == 2 * math.PI);
  assert("{math.INF}" == "Infinity");
}
