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

    this.allowOnlyReading(config, /^Shortlinks_Api_get_links_slug_preview/);

    config.provider.aws[0].default_tags = { tags: { service: "shortlinks", stage: this.stage } };
    return config;
  }

  // `signedUrl` gets the permission to write, because a signed URL may be for an upload. The route that
  // only signs downloads doesn't need it.
  allowOnlyReading(config, name) {
    const roles = Object.entries(config.resource.aws_iam_role_policy).filter(([key]) => name.test(key));
    assert(roles.length === 1, `${name}: the name of one policy, but it fits ${roles.length}`);
    const policy = JSON.parse(roles[0][1].policy);
    for (const statement of policy.Statement) {
      statement.Action = statement.Action.filter((action) => !/^s3:(Put|Abort)/.test(action));
    }
    roles[0][1].policy = JSON.stringify(policy);
  }
};
