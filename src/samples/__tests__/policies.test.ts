import {describe, expect, it} from 'vitest';
import {readPolicies, type Statement, summarize} from '../policies';

const at = (place: string) => ({'//': {metadata: {path: `root/Default/Default/${place}`}}});
const policy = (...Statement: object[]) => JSON.stringify({Version: '2012-10-17', Statement});
const lambda = (place: string, role: string) => ({
  ...at(`${place}/Default`),
  role: `\${aws_iam_role.${role}.arn}`,
});
const bucketArn = '${aws_s3_bucket.Links_1.arn}';

const tableArn = '${aws_dynamodb_table.Users_1.arn}';
const query = {Effect: 'Allow', Action: 'dynamodb:Query', Resource: [tableArn, `${tableArn}/index/*`]};

const CONFIGURATION = {
  resource: {
    aws_lambda_function: {
      Get_1: lambda('Api/get_go_:slug0', 'GetRole_1'),
      Delete_1: lambda('Api/delete_links0', 'DeleteRole_1'),
      Worker_1: lambda('Visits/Queue-SetConsumer0', 'WorkerRole_1'),
      Admin_1: lambda('Admin', 'AdminRole_1'),
    },
    aws_iam_role_policy: {
      a: {
        role: '${aws_iam_role.GetRole_1.name}',
        policy: policy(
          {Effect: 'Allow', Action: ['s3:GetObject*'], Resource: [bucketArn, `${bucketArn}/*`]},
          {Effect: 'Allow', Action: 'sqs:SendMessage', Resource: '${aws_sqs_queue.Visits_1.arn}'},
          query,
          query,
        ),
      },
      b: {
        role: '${aws_iam_role.DeleteRole_1.name}',
        policy: policy({
          Effect: 'Deny',
          Action: ['s3:*'],
          Resource: [`${bucketArn}/*`, 'arn:aws:s3:::other'],
        }),
      },
      c: {
        role: '${aws_iam_role.WorkerRole_1.name}',
        policy: policy({Effect: 'Allow', Action: 'none:null', Resource: '*'}),
      },
      d: {
        role: '${aws_iam_role.AdminRole_1.name}',
        policy: policy({Effect: 'Allow', Action: 'none:null', Resource: '*'}),
      },
    },
    aws_iam_role_policy_attachment: {
      a: {role: 'x', policy_arn: 'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole'},
      b: {role: 'y', policy_arn: 'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole'},
    },
    aws_lambda_permission: {
      a: {
        function_name: '${aws_lambda_function.Get_1.function_name}',
        principal: 'apigateway.amazonaws.com',
        source_arn: '${aws_api_gateway_rest_api.Api_1.execution_arn}/*/GET/go/{slug}',
      },
      b: {
        function_name: '${aws_lambda_function.Delete_1.function_name}',
        principal: 'events.amazonaws.com',
        source_arn: '${aws_cloudwatch_event_rule.Tick_1.arn}',
      },
    },
    aws_lambda_event_source_mapping: {
      a: {
        function_name: '${aws_lambda_function.Worker_1.function_name}',
        event_source_arn: '${aws_sqs_queue.Visits_1.arn}',
      },
    },
    aws_s3_bucket: {Links_1: at('Links/Default'), Site_1: at('Site/WebsiteBucket/Default')},
    aws_dynamodb_table: {Users_1: at('Users/Table/Table_tfaws/DynamodbTable')},
    aws_sqs_queue: {Visits_1: at('Visits/Queue/Default')},
    aws_sns_topic: {Topic_1: at('Uploads/OnCreate/Default')},
    aws_cloudwatch_event_rule: {Tick_1: at('Nightly/Schedule')},
    aws_cloudfront_distribution: {Site_1: at('Site/Distribution')},
    aws_s3_bucket_policy: {
      a: {
        bucket: '${aws_s3_bucket.Site_1.id}',
        policy: '${data.aws_iam_policy_document.Read_1.json}',
      },
      b: {
        bucket: '${aws_s3_bucket.Links_1.bucket}',
        policy: policy({Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `${bucketArn}/*`}),
      },
    },
    aws_sns_topic_policy: {
      a: {
        arn: '${aws_sns_topic.Topic_1.arn}',
        policy: policy({
          Effect: 'Allow',
          Principal: {Service: 's3.amazonaws.com'},
          Action: 'sns:Publish',
          Resource: '${aws_sns_topic.Topic_1.arn}',
          Condition: {ArnEquals: {'aws:SourceArn': bucketArn}},
        }),
      },
    },
  },
  data: {
    aws_iam_policy_document: {
      Read_1: {
        statement: [
          {
            actions: ['s3:GetObject'],
            resources: ['${aws_s3_bucket.Site_1.arn}/*'],
            principals: [{type: 'Service', identifiers: ['cloudfront.amazonaws.com']}],
            condition: [
              {
                test: 'StringEquals',
                variable: 'AWS:SourceArn',
                values: ['${aws_cloudfront_distribution.Site_1.arn}'],
              },
            ],
          },
        ],
      },
    },
  },
};

describe('readPolicies', () => {
  const {functions, resources, attached} = readPolicies(JSON.stringify(CONFIGURATION));

  it('names what invokes each function, and puts those with the same policy together', () => {
    expect(functions.map((one) => one.functions)).toEqual([
      [{path: 'Api/get_go_:slug0', callers: ['GET /go/{slug}']}],
      [{path: 'Api/delete_links0', callers: ['the schedule Nightly']}],
      [
        {path: 'Visits/Queue-SetConsumer0', callers: ['the queue Visits/Queue']},
        {path: 'Admin', callers: []},
      ],
    ]);
  });

  it('says in the words of the program what they may do', () => {
    const said = functions[0]!.statements.map(({actions, target}) => `${actions.join(', ')}: ${target}`);
    expect(said).toEqual([
      's3:GetObject*: the bucket Links and its objects',
      'sqs:SendMessage: the queue Visits/Queue',
      // The same statement twice is one.
      'dynamodb:Query: the table Users and its indexes',
    ]);
    expect(functions[1]!.statements).toEqual([
      {
        effect: 'Deny',
        actions: ['s3:*'],
        target: 'the objects of the bucket Links, arn:aws:s3:::other',
        conditions: [],
      },
    ]);
    expect(functions[2]!.statements).toMatchObject([{actions: ['none:null'], target: 'everything'}]);
  });

  it('reads the policies of resources, also those that are data sources', () => {
    expect(resources).toEqual([
      {
        resource: 'the bucket Site',
        statements: [
          {
            effect: 'Allow',
            actions: ['s3:GetObject'],
            target: 'the objects of the bucket Site',
            principal: 'cloudfront.amazonaws.com',
            conditions: ['AWS:SourceArn is the CloudFront distribution Site/Distribution'],
          },
        ],
      },
      {
        resource: 'the bucket Links',
        statements: [
          {
            effect: 'Allow',
            actions: ['s3:GetObject'],
            target: 'the objects of the bucket Links',
            principal: 'everyone',
            conditions: [],
          },
        ],
      },
      {
        resource: 'the topic Uploads/OnCreate',
        statements: [
          {
            effect: 'Allow',
            actions: ['sns:Publish'],
            target: 'the topic Uploads/OnCreate',
            principal: 's3.amazonaws.com',
            conditions: ['aws:SourceArn is the bucket Links'],
          },
        ],
      },
    ]);
  });

  it('names each policy of AWS that is attached once', () => {
    expect(attached).toEqual(['AWSLambdaBasicExecutionRole']);
  });

  it('refuses another file', () => {
    expect(() => readPolicies('{"resources": {}}')).toThrow('resource');
  });
});

describe('a policy in a few words', () => {
  const allow = (target: string, ...actions: string[]): Statement => ({
    effect: 'Allow',
    actions,
    target,
    conditions: [],
  });

  it.each<[Statement[], string[]]>([
    [[], []],
    [[allow('everything', 'none:null')], []],
    [
      [allow('the secret Auth/SigningKey/Secret', 'secretsmanager:GetSecretValue')],
      ['read the secret SigningKey'],
    ],
    [
      [
        allow(
          'the bucket A/Links and its objects',
          's3:List*',
          's3:PutObject*',
          's3:Abort*',
          's3:GetObject*',
        ),
        allow('the bucket A/Links and its objects', 's3:DeleteObject*', 's3:PutLifecycleConfiguration*'),
      ],
      ['read, write, and delete the bucket Links'],
    ],
    [
      [
        allow('the queue Visits/Queue', 'sqs:ReceiveMessage', 'sqs:GetQueueUrl', 'sqs:DeleteMessage'),
        allow('the queue Visits/Failed', 'sqs:GetQueueUrl'),
      ],
      ['receive from the queue', 'look up the queue Failed'],
    ],
    [
      [allow('the objects of the bucket One, the table Two', 's3:GetObject', 'dynamodb:PutItem')],
      ['read and write the bucket One', 'read and write the table Two'],
    ],
    [[allow('the table Two', 'dynamodb:DescribeTable')], ['use the table Two']],
    [[{...allow('the bucket Links', 's3:GetObject'), effect: 'Deny'}], []],
  ])('names what may be done to each resource (%#)', (statements, words) => {
    expect(summarize(statements)).toEqual(words);
  });
});
