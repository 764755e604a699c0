declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary: {readonly '@graph': readonly object[]});
    validate(data: object): Promise<readonly {readonly issueMessage: string}[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: {readonly addLocation: boolean});
    parse(html: string): {
      readonly jsonld?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
    };
  }
}
