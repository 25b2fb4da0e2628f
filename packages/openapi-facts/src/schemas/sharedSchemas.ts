import type Ajv2020 from 'ajv/dist/2020';

import type { Schema } from '../document/schemaObject';
import type { Direction } from '../fieldTypes';
import type { ResolveRefs } from '../resolve/apiDocument';
import { SchemaBundler } from './bundleSchema';
import { directionConverter } from './inDirection';

/** Between the name of a definition and those of keywords. */
const PREFIX = 'definition:';

/** The schemas of a document in one direction for a validator, which knows each component once, however many refer to it. */
export class SharedSchemas {
  private readonly bundler: SchemaBundler;
  private readonly convert: (schema: Schema) => Schema;
  /** Names of the definitions that the validator knows. */
  private readonly added = new Set<string>();

  /** @param finish returns a schema as the validator reads it */
  constructor(
    private readonly ajv: Ajv2020,
    direction: Direction,
    resolve: ResolveRefs,
    finish: (schema: Schema) => Schema,
  ) {
    this.bundler = new SchemaBundler(resolve, true, PREFIX);
    const { definitions } = this.bundler;
    const toDirection = directionConverter(direction, (ref) => definitions.get(ref.slice(PREFIX.length)));
    this.convert = (schema) => finish(toDirection(schema));
  }

  /** Returns a schema that the validator can compile, and adds the definitions to it that the schema refers to. */
  add(schema: Schema): Schema {
    const bundled = this.bundler.bundle(schema);
    for (const [name, definition] of this.bundler.definitions) {
      if (!this.added.has(name)) this.ajv.addSchema(this.convert(definition), `${PREFIX}${name}`);
      this.added.add(name);
    }
    return this.convert(bundled);
  }
}
