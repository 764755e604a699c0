// Prints a policy for the role that deploys: node deploy-policy.js target/production.tfaws/main.tf.json
const { readFileSync } = require("node:fs");
const { resource, data, terraform } = JSON.parse(readFileSync(process.argv[2], "utf8"));

// For each type of resource: what Terraform calls, and the ARN. Without a name, Terraform's names begin with "terraform-".
const TYPES = {
  aws_api_gateway_rest_api: ["apigateway:GET POST PUT PATCH DELETE", () => "apigateway:*::/*"],
  aws_cloudfront_distribution: [
    "cloudfront:Create* Get* List* Update* Delete* TagResource UntagResource",
    () => "cloudfront::*:*",
  ],
  aws_cloudwatch_event_rule: [
    "events:PutRule PutTargets RemoveTargets DeleteRule DescribeRule List* TagResource UntagResource",
    ({ name = "terraform-*" }) => `events:*:*:rule/${name}`,
  ],
  aws_cloudwatch_log_group: [
    "logs:CreateLogGroup DeleteLogGroup PutRetentionPolicy DeleteRetentionPolicy List* TagResource UntagResource",
    ({ name }) => `logs:*:*:log-group:${name}*`,
  ],
  aws_cloudwatch_metric_alarm: [
    "cloudwatch:PutMetricAlarm DeleteAlarms DescribeAlarms ListTagsForResource TagResource UntagResource",
    ({ dimensions }) => `cloudwatch:*:*:alarm:${Object.values(dimensions)[0]} *`,
  ],
  aws_dynamodb_table: [
    "dynamodb:CreateTable UpdateTable DeleteTable Describe* List* UpdateContinuousBackups TagResource UntagResource",
    ({ name }) => `dynamodb:*:*:table/${name}`,
  ],
  aws_iam_role: [
    "iam:CreateRole UpdateAssumeRolePolicy DeleteRole Get* List* PutRolePolicy DeleteRolePolicy AttachRolePolicy DetachRolePolicy TagRole UntagRole",
    ({ name = "terraform-*" }) => `iam::*:role/${name}`,
  ],
  aws_lambda_function: [
    "lambda:CreateFunction UpdateFunction* PublishVersion DeleteFunction Get* List* AddPermission RemovePermission TagResource UntagResource",
    ({ function_name }) => `lambda:*:*:function:${function_name}*`,
  ],
  aws_lambda_event_source_mapping: [
    "lambda:CreateEventSourceMapping UpdateEventSourceMapping DeleteEventSourceMapping GetEventSourceMapping ListTags TagResource",
    () => "lambda:*:*:event-source-mapping:*",
  ],
  aws_s3_bucket: ["s3:CreateBucket DeleteBucket Get* List* Put* Delete*", ({ bucket_prefix }) => `s3:::${bucket_prefix}*`],
  aws_secretsmanager_secret: ["secretsmanager:DescribeSecret GetResourcePolicy", ({ name }) => `secretsmanager:*:*:secret:${name}-*`],
  aws_sns_topic: [
    "sns:CreateTopic DeleteTopic Get* Set* List* Subscribe Unsubscribe TagResource UntagResource",
    ({ name }) => `sns:*:*:${name}`,
  ],
  aws_sqs_queue: [
    "sqs:CreateQueue DeleteQueue GetQueueAttributes GetQueueUrl SetQueueAttributes ListQueueTags TagQueue UntagQueue",
    ({ name }) => `sqs:*:*:${name}`,
  ],
};
// Parts of the resources above, and data that Terraform computes itself.
const PARTS = [
  /^aws_(api_gateway|cloudfront|lambda_permission|s3_(bucket|object)|sns_topic|iam_role_policy)/,
  /^aws_(cloudwatch_event_target|iam_policy_document|region|caller_identity)$/,
];

const allow = (list, resources, more) => {
  const [service, actions] = list.split(":");
  return { Effect: "Allow", Action: actions.split(" ").map((action) => `${service}:${action}`), Resource: resources, ...more };
};

const Statement = [];
for (const [type, all] of Object.entries({ ...resource, ...data })) {
  if (TYPES[type]) {
    const [actions, toArn] = TYPES[type];
    const arns = Object.values(all).map((one) => `arn:aws:${toArn(one)}`);
    Statement.push(allow(actions, [...new Set(arns)]));
  } else if (!PARTS.some((part) => part.test(type))) throw new Error(`Add ${type} to TYPES`);
}
Statement.push(
  allow("logs:DescribeLogGroups", "*"),
  allow("iam:PassRole", "arn:aws:iam::*:role/terraform-*", {
    Condition: { StringEquals: { "iam:PassedToService": "lambda.amazonaws.com" } },
  }),
);

const { bucket, key } = terraform.backend.s3;
Statement.push(
  allow("s3:ListBucket", `arn:aws:s3:::${bucket}`),
  allow("s3:GetObject PutObject DeleteObject", `arn:aws:s3:::${bucket}/${key}*`),
);
console.log(JSON.stringify({ Version: "2012-10-17", Statement }, null, 2));
