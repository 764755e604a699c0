// The arguments of the programs that ask what a platform supports, in Wing. All else about them comes from the assembly.

/** The part of the probes that is written by hand. */
export interface Snippets {
  readonly classes: Readonly<Record<string, ClassSnippets>>;
  /** Values of options, by the struct that declares them. The value of a struct is made of the values of its fields. */
  readonly options: Readonly<Record<string, Readonly<Record<string, OptionSnippet>>>>;
  /** Options without which another has no effect, by the struct that declares both. */
  readonly besides: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Code in the programs of a class. */
export interface ClassSnippets {
  /** Code before the resource is created, such as another resource that an option names. */
  readonly before?: string;
  /** Code after it is created, so that the options of its constructor have an effect. */
  readonly after?: string;
  /** Options that the constructor needs although each is optional. */
  readonly plain?: string;
  /** The arguments before the options: of the constructor, `new`, and of each method that takes any. */
  readonly arguments?: Readonly<Record<string, string>>;
}

/** A value, and another one to compare with where the option cannot be left out. */
export type OptionSnippet = string | {readonly value: string; readonly other: string};

const ROUTE = '"/other", inflight () => { return {}; }';
const HANDLER = 'inflight () => { }';
const ON_MESSAGE = 'inflight (message: str) => { }';
const ON_OBJECT = 'inflight (key: str) => { }';
const QUEUES = 'let other = new cloud.Queue() as "Other";\nlet another = new cloud.Queue() as "Another";';

const classes: Snippets['classes'] = {
  'cloud.Api': {
    after: 'resource.get("/notes", inflight () => { return {}; });',
    arguments: {
      renderOpenApiPath: '"/notes/:id"',
      connect: ROUTE,
      delete: ROUTE,
      get: ROUTE,
      head: ROUTE,
      options: ROUTE,
      patch: ROUTE,
      post: ROUTE,
      put: ROUTE,
    },
  },
  'cloud.Bucket': {
    arguments: {
      addFile: '"data.txt", "data.txt"',
      addObject: '"data.txt", "text"',
      onCreate: ON_OBJECT,
      onDelete: ON_OBJECT,
      onEvent: 'inflight (key: str, event: cloud.BucketEventType) => { }',
      onUpdate: ON_OBJECT,
      copy: '"data.txt", "copy.txt"',
      delete: '"data.txt"',
      exists: '"data.txt"',
      get: '"data.txt"',
      getJson: '"data.json"',
      list: '"data"',
      metadata: '"data.txt"',
      publicUrl: '"data.txt"',
      put: '"data.txt", "text"',
      putJson: '"data.json", {size: 1}',
      rename: '"data.txt", "renamed.txt"',
      signedUrl: '"data.txt"',
      tryDelete: '"data.txt"',
      tryGet: '"data.txt"',
      tryGetJson: '"data.json"',
    },
  },
  'cloud.Counter': {
    after: 'new cloud.Function(inflight () => { resource.inc(); });',
    arguments: {dec: '2, "key"', inc: '2, "key"', peek: '"key"', set: '2, "key"'},
  },
  'cloud.Domain': {after: 'new cloud.Website(path: "./public", domain: resource);'},
  'cloud.Endpoint': {arguments: {new: '"https://example.com"'}},
  'cloud.Function': {
    arguments: {
      new: HANDLER,
      addEnvironment: '"NAME", "value"',
      invoke: '{size: 1}',
      invokeAsync: '{size: 1}',
    },
  },
  'cloud.OnDeploy': {before: 'let other = new cloud.Bucket();', arguments: {new: HANDLER}},
  'cloud.Queue': {before: QUEUES, arguments: {setConsumer: ON_MESSAGE, push: '"message"'}},
  'cloud.Schedule': {
    plain: 'rate: 5m',
    after: `resource.onTick(${HANDLER});`,
    arguments: {onTick: HANDLER},
  },
  'cloud.Secret': {},
  'cloud.Service': {arguments: {new: HANDLER, addEnvironment: '"NAME", "value"'}},
  'cloud.Topic': {
    before: QUEUES,
    arguments: {onMessage: ON_MESSAGE, subscribeQueue: 'new cloud.Queue()', publish: '"message"'},
  },
  'cloud.Website': {
    before: 'let other = new cloud.Domain(domainName: "example.com");',
    arguments: {addFile: '"about.txt", "text"', addJson: '"config.json", {size: 1}'},
  },
};

const options: Snippets['options'] = {
  AddFileOptions: {contentType: '"text/css"'},
  ApiCorsOptions: {
    allowCredentials: 'true',
    allowHeaders: '["X-Token"]',
    allowMethods: '[cloud.HttpMethod.GET]',
    allowOrigin: '"https://example.com"',
    exposeHeaders: '["X-Token"]',
    maxAge: '60s',
  },
  ApiProps: {cors: 'true'},
  BucketCorsOptions: {
    allowedHeaders: '["X-Token"]',
    allowedMethods: {value: '[http.HttpMethod.GET]', other: '[http.HttpMethod.PUT]'},
    allowedOrigins: {value: '["https://example.com"]', other: '["https://example.org"]'},
    exposeHeaders: '["X-Token"]',
    maxAge: '60s',
  },
  BucketDeleteOptions: {mustExist: 'true'},
  BucketGetOptions: {startByte: '1', endByte: '2'},
  BucketProps: {cors: 'false', forceDestroy: 'true', public: 'true'},
  BucketPutOptions: {contentType: '"text/plain"'},
  BucketSignedUrlOptions: {action: 'cloud.BucketSignedUrlAction.UPLOAD', duration: '5m'},
  CounterProps: {initial: '10'},
  DeadLetterQueueProps: {queue: {value: 'other', other: 'another'}, maxDeliveryAttempts: '3'},
  DomainProps: {domainName: {value: '"example.com"', other: '"example.org"'}},
  EndpointProps: {browserSupport: 'true', label: '"site"'},
  FunctionProps: {
    concurrency: '5',
    env: '{"NAME" => "value"}',
    logRetentionDays: '7',
    memory: '512',
    timeout: '20s',
  },
  GetSecretValueOptions: {cache: 'false'},
  OnDeployProps: {executeAfter: '[other]', executeBefore: '[other]'},
  QueueProps: {retentionPeriod: '2h', timeout: '45s'},
  QueueSetConsumerOptions: {batchSize: '5'},
  ScheduleProps: {
    cron: {value: '"0 12 * * *"', other: '"0 18 * * *"'},
    rate: {value: '5m', other: '10m'},
  },
  SecretProps: {name: '"token"'},
  ServiceProps: {autoStart: 'false', env: '{"NAME" => "value"}'},
  WebsiteDomainOptions: {domain: 'other'},
  WebsiteOptions: {path: {value: '"./public"', other: '"./other"'}, errorDocument: '"error.html"'},
};

const besides: Snippets['besides'] = {
  ApiProps: {corsOptions: 'cors: true'},
  BucketProps: {corsOptions: 'cors: true'},
};

export const SNIPPETS: Snippets = {classes, options, besides};

/** Files in the folder of each program: some resources need files, and the domain needs parameters. */
export const SURROUNDINGS: readonly {readonly path: string; readonly text: string}[] = [
  {path: 'data.txt', text: 'text'},
  {path: 'public/index.html', text: '<p>text</p>'},
  {path: 'other/index.html', text: '<p>other text</p>'},
  {
    path: 'wing.json',
    text: JSON.stringify({
      root: {
        Default: {Default: {Domain: {hostedZoneId: 'sample-zone', iamCertificate: 'sample-certificate'}}},
      },
    }),
  },
];
