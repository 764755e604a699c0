// The rules for this service on AWS, in one place. Compile with `-t tf-aws -t ./aws.js`.
const RETENTION_DAYS = { beta: 7, production: 90 };

exports.Platform = class {
  target = "tf-aws";

  // Without these parameters, or with another stage, the compiler stops.
  parameters = {
    type: "object",
    properties: {
      stage: { enum: Object.keys(RETENTION_DAYS) },
      urlCheckService: { type: "string", pattern: "^https://" },
    },
    required: ["stage", "urlCheckService"],
  };

  preSynth(app) {
    this.stage = app.parameters.value("stage");
  }

  postSynth(config) {
    const all = (type) => Object.values(config.resource[type] ?? {});

    // Wing pins a provider that doesn't know Node.js 22.
    config.terraform.required_providers.aws.version = "5.100.0";
    for (const lambda of all("aws_lambda_function")) lambda.runtime = "nodejs22.x";

    for (const logs of all("aws_cloudwatch_log_group")) logs.retention_in_days = RETENTION_DAYS[this.stage];
    for (const table of all("aws_dynamodb_table")) {
      table.deletion_protection_enabled = this.stage === "production";
    }

    // Each stage has its own keys, so that a token of one isn't valid in another.
    for (const secret of Object.values(config.data.aws_secretsmanager_secret)) secret.name += `-${this.stage}`;

    config.provider.aws[0].default_tags = { tags: { service: "shortlinks", stage: this.stage } };
    return config;
  }
};
