bring aws;
bring cloud;

let bucket = new cloud.Bucket();
let queue = new cloud.Queue();
let topic = new cloud.Topic();
let api = new cloud.Api();
let counter = new cloud.Counter();
let work = new cloud.Function(inflight () => {
  return aws.Function.context() == nil;
});
let allNil = aws.Api.from(api) == nil
  && aws.Bucket.from(bucket) == nil
  && aws.Counter.from(counter) == nil
  && aws.Function.from(work) == nil
  && aws.Queue.from(queue) == nil
  && aws.Topic.from(topic) == nil;
let isHost = aws.AwsInflightHost.isAwsInflightHost(work);
let bucketIsHost = aws.AwsInflightHost.isAwsInflightHost(bucket);

test "in the simulator, from and context return nil, and no host is an AWS host" {
  assert(allNil);
  assert(work.invoke()!.asBool());
  assert(!isHost);
  assert(!bucketIsHost);
}

let errorOf = (run: (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

let lambdaArn = "arn:aws:lambda:eu-west-1:123456789012:function:resize";
let wrongFunction = errorOf(() => { new aws.FunctionRef("resize") as "F1"; });
let alias = errorOf(() => { new aws.FunctionRef("{lambdaArn}:live") as "F2"; });
let wrongQueue = errorOf(() => { new aws.QueueRef("orders") as "Q1"; });
let queueUrl = errorOf(() => { new aws.QueueRef("https://sqs.eu-west-1.amazonaws.com/123456789012/orders") as "Q2"; });
let wrongSecret = errorOf(() => { new aws.SecretRef("payments") as "S1"; });
let functionRef = new aws.FunctionRef(lambdaArn) as "F";
let queueRef = new aws.QueueRef("arn:aws:sqs:eu-west-1:123456789012:orders") as "Q";
let secretRef = new aws.SecretRef("arn:aws:secretsmanager:eu-west-1:123456789012:secret:payments-AbCdEf") as "S";
let bucketRef = new aws.BucketRef("Not A Bucket Name!") as "B";
let refArns = "{functionRef.functionArn} {queueRef.queueArn} {secretRef.secretArn}";
let bucketArns = "{bucketRef.bucketName} {bucketRef.bucketArn} {bucketRef.bucketDomainName}";

test "references check the format of an ARN, but no bucket name" {
  assert(wrongFunction.contains("\"resize\" is not a valid Amazon Lambda ARN"));
  assert(alias.contains("is not a valid Amazon Lambda ARN"));
  assert(wrongQueue.contains("\"orders\" is not a valid Amazon SQS ARN"));
  assert(queueUrl.contains("is not a valid Amazon SQS ARN"));
  assert(wrongSecret.contains("\"payments\" is not a valid secretsmanager arn"));
  assert(refArns == "arn:aws:lambda:eu-west-1:123456789012:function:resize arn:aws:sqs:eu-west-1:123456789012:orders arn:aws:secretsmanager:eu-west-1:123456789012:secret:payments-AbCdEf");
  assert(bucketArns == "Not A Bucket Name! arn:aws:s3:::Not A Bucket Name! Not A Bucket Name!.s3.amazonaws.com");
}

let statement = aws.PolicyStatement { actions: ["ses:SendEmail"] };
let optional = statement.effect == nil && statement.resources == nil;

test "the fields of a statement are optional, and the effects are Allow and Deny" {
  assert(optional);
  assert("{aws.Effect.ALLOW} {aws.Effect.DENY}" == "Allow Deny");
}
