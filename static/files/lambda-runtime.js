exports.Platform = class {
  target = "tf-aws";

  postSynth(config) {
    config.terraform.required_providers.aws.version = "5.100.0";
    for (const lambda of Object.values(config.resource.aws_lambda_function ?? {})) {
      lambda.runtime = "nodejs22.x";
    }
    return config;
  }
};
