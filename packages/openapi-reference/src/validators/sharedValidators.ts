import { directionConverter, SchemaBundler, type ResolveRefs, type Schema } from '@api-docs/openapi-facts';

import { explainInvalid, requestSchema, validatorModule } from './compileValidator';
import { requestAjv } from './requestAjv';

/** Between the name of a definition and those of keywords. */
const PREFIX = 'definition:';

/** The validators of schemas that are too large for copies: a component is one function, however many refer to it. */
export class SharedValidators {
  private readonly ajv = requestAjv({ ownProperties: true, inlineRefs: false });
  private readonly bundler: SchemaBundler;
  private readonly toRequest: (schema: Schema) => Schema;
  /** Names of the definitions that Ajv knows. */
  private readonly added = new Set<string>();
  /** Name of an export → name of its schema. */
  private readonly exports: Record<string, string> = {};

  constructor(resolve: ResolveRefs) {
    this.bundler = new SchemaBundler(resolve, true, PREFIX);
    const { definitions } = this.bundler;
    this.toRequest = directionConverter('request', (ref) => definitions.get(ref.slice(PREFIX.length)));
  }

  get isUsed(): boolean {
    return this.added.size + Object.keys(this.exports).length > 0;
  }

  /**
   * Adds a schema.
   *
   * @param where file and place of the schema
   * @returns the name of its export
   * @throws if a keyword has an invalid value
   */
  add(schema: Schema, where: string): string {
    const name = `request${Object.keys(this.exports).length + 1}`;
    explainInvalid(where, () => {
      const bundled = this.bundler.bundle(schema);
      const convert = (given: Schema) => requestSchema(given, this.toRequest);
      for (const [key, definition] of this.bundler.definitions) {
        if (!this.added.has(key)) this.ajv.addSchema(convert(definition), `${PREFIX}${key}`);
        this.added.add(key);
      }
      this.ajv.addSchema(convert(bundled), name);
      this.ajv.getSchema(name);
    });
    this.exports[name] = name;
    return name;
  }

  /** Returns the source of the module with all exports. */
  code(): string {
    return validatorModule(this.ajv, this.exports);
  }
}
