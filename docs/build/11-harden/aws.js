const assert = require("node:assert");

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

    // Whoever floods the API gets a 429 from API Gateway, before any function runs.
    config.resource.aws_api_gateway_method_settings = {};
    for (const [name, stage] of Object.entries(config.resource.aws_api_gateway_stage ?? {})) {
      config.resource.aws_api_gateway_method_settings[name] = {
        rest_api_id: stage.rest_api_id,
        stage_name: `\${aws_api_gateway_stage.${name}.stage_name}`,
        method_path: "*/*",
        settings: { throttling_rate_limit: 50, throttling_burst_limit: 100 },
      };
    }

    // S3 deletes what the nightly function leaves behind: it deletes visits one by one, for five minutes.
    const visits = this.only(config.resource.aws_s3_bucket, /(^|_)Shortlinks_Visits_[0-9A-F]{8}$/);
    config.resource.aws_s3_bucket_lifecycle_configuration = {
      [visits]: {
        bucket: `\${aws_s3_bucket.${visits}.id}`,
        rule: [{ id: "old-visits", status: "Enabled", filter: { prefix: "" }, expiration: { days: 35 } }],
      },
    };

    this.allowOnlyReading(config, /(^|_)Shortlinks_Api_get_links_slug_preview0_/);

    // Each stage has its own keys, so that a token of one isn't valid in another.
    for (const secret of Object.values(config.data.aws_secretsmanager_secret)) secret.name += `-${this.stage}`;

    config.provider.aws[0].default_tags = { tags: { service: "shortlinks", stage: this.stage } };
    return config;
  }

  // `signedUrl` gets the permission to write, because a signed URL may be for an upload. The route that
  // only signs downloads doesn't need it.
  allowOnlyReading(config, name) {
    const role = config.resource.aws_iam_role_policy[this.only(config.resource.aws_iam_role_policy, name)];
    const policy = JSON.parse(role.policy);
    for (const statement of policy.Statement) {
      statement.Action = statement.Action.filter((action) => !/^s3:(Put|Abort)/.test(action));
    }
    role.policy = JSON.stringify(policy);
  }

  // Returns the name of the only resource that fits. With --rootId, all names begin with it.
  only(resources, name) {
    const found = Object.keys(resources).filter((key) => name.test(key));
    assert(found.length === 1, `${found.length} resources fit ${name}, but one is expected`);
    return found[0];
  }
};
