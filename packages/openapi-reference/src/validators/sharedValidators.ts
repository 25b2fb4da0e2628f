import { SharedSchemas, type ResolveRefs, type Schema } from '@api-docs/openapi-facts';

import { explainInvalid, requestSchema, validatorModule } from './compileValidator';
import { requestAjv } from './requestAjv';

/** The validators of schemas that are too large for copies: a component is one function, however many refer to it. */
export class SharedValidators {
  private readonly ajv = requestAjv({ ownProperties: true, inlineRefs: false });
  private readonly schemas: SharedSchemas;
  /** Name of an export → name of its schema. */
  private readonly exports: Record<string, string> = {};

  constructor(resolve: ResolveRefs) {
    this.schemas = new SharedSchemas(this.ajv, 'request', resolve, requestSchema);
  }

  get isUsed(): boolean {
    return Object.keys(this.exports).length > 0;
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
      this.ajv.addSchema(this.schemas.add(schema), name);
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
