import type { SampleBody } from './sampleCall';

/** What is written for each kind of body. */
export type BodyTemplates<Result> = {
  [Kind in SampleBody['kind']]: (body: Extract<SampleBody, { kind: Kind }>) => Result;
};

/** Writes a body by the template of its kind. */
export function writeBody<Result>(body: SampleBody, templates: BodyTemplates<Result>): Result {
  return (templates[body.kind] as (given: SampleBody) => Result)(body);
}
