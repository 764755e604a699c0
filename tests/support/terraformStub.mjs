// Stands in for Terraform in tests of the check that calls it: it knows as much of the AWS provider as they need.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const [folderArgument = '', command] = process.argv.slice(2);
const folder = folderArgument.replace('-chdir=', '');
const {terraform, resource} = JSON.parse(readFileSync(join(folder, 'main.tf.json'), 'utf8'));
const {version} = terraform.required_providers.aws;

if (command === 'init') {
  if (version === '0.0.0') {
    console.error('no available releases match the given constraints 0.0.0');
    process.exit(1);
  }
} else {
  // Provider 5.72.1 does not know it, as https://github.com/hashicorp/terraform-provider-aws/issues/40804 shows.
  const [major, minor] = version.split('.').map(Number);
  const knowsNode22 = major > 5 || (major === 5 && minor >= 80);
  const diagnostics = Object.entries(resource.aws_lambda_function)
    .filter(([, {runtime}]) => runtime === 'nodejs22.x' && !knowsNode22)
    .map(([name, {runtime}]) => ({
      severity: 'error',
      summary: `expected runtime to be one of [nodejs18.x nodejs20.x], got ${runtime}`,
      address: `aws_lambda_function.${name}`,
    }));
  console.log(JSON.stringify({valid: diagnostics.length === 0, diagnostics}));
}
