import type { ExampleReader } from '../examples/readExamples';
import type { ResolveRefs } from '../resolve/apiDocument';
import { SchemaRules } from '../schemas/schemaRules';
import { BodyFields } from './bodyFields';

/** What is shared by all that is read of one document. */
export interface DocumentReader extends ExampleReader {
  bodies: BodyFields;
}

/** Number of operations → rows from which a body shows fewer levels of the schemas that it refers to. */
const ROW_LIMITS: readonly (readonly [operations: number, rows: number])[] = [
  [500, 75],
  [200, 150],
  [75, 300],
  [0, 600],
];

/**
 * Creates the reader of a document.
 *
 * @param operations how many the document has; bodies of many operations show less, because each has a page
 */
export function documentReader(resolve: ResolveRefs, operations = 0): DocumentReader {
  const [, limit = 0] = ROW_LIMITS.find(([least]) => operations >= least) ?? [];
  return {
    resolve,
    rules: { request: new SchemaRules('request', resolve), response: new SchemaRules('response', resolve) },
    bodies: new BodyFields(resolve, limit),
  };
}
