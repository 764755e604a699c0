// Where Terraform keeps the state of each stage, and the alarms. Compile with `-t tf-aws -t ./aws.js -t ./ship.js`.
exports.Platform = class {
  parameters = {
    type: "object",
    properties: { alertEmail: { type: "string", pattern: "@" } },
    required: ["alertEmail"],
  };

  preSynth(app) {
    this.stage = app.parameters.value("stage");
    this.alertEmail = app.parameters.value("alertEmail");
  }

  postSynth(config) {
    config.terraform.backend = {
      s3: {
        bucket: "acme-terraform-state",
        key: `shortlinks/${this.stage}.tfstate`,
        region: "us-east-1",
        encrypt: true,
        use_lockfile: true,
      },
    };

    const { resource } = config;
    const topic_arn = "${aws_sns_topic.Alerts.arn}";
    resource.aws_sns_topic.Alerts = { name: `shortlinks-alerts-${this.stage}` };
    resource.aws_sns_topic_subscription.Alerts = { topic_arn, protocol: "email", endpoint: this.alertEmail };

    const alarms = (resource.aws_cloudwatch_metric_alarm = {});
    const alarm = (metric) => ({
      ...metric,
      period: 300,
      evaluation_periods: 1,
      threshold: 0,
      comparison_operator: "GreaterThanThreshold",
      // A function that isn't called has no errors.
      treat_missing_data: "notBreaching",
      alarm_actions: [topic_arn],
    });

    for (const [key, { function_name }] of Object.entries(resource.aws_lambda_function)) {
      alarms[key] = alarm({
        alarm_name: `${function_name} fails`,
        namespace: "AWS/Lambda",
        metric_name: "Errors",
        statistic: "Sum",
        dimensions: { FunctionName: function_name },
      });
    }

    const policies = Object.values(resource.aws_sqs_queue).map((queue) => queue.redrive_policy ?? "");
    for (const [key, { name }] of Object.entries(resource.aws_sqs_queue)) {
      if (!policies.some((policy) => policy.includes(`aws_sqs_queue.${key}.arn`))) continue;
      alarms[key] = alarm({
        alarm_name: `${name} has messages`,
        namespace: "AWS/SQS",
        metric_name: "ApproximateNumberOfMessagesVisible",
        statistic: "Maximum",
        dimensions: { QueueName: name },
      });
    }
    return config;
  }
};
