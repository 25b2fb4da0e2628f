import { apiExamples, apiReply, apiSample } from './exampleSteps';
import { apiFields, fieldMap } from './fieldSteps';
import { apiChanges, apiDownloads, apiOperation, apiOperations, apiStatuses } from './operationSteps';
import { requestBuilder } from './requestBuilder';
import { figure, scoreDirection, scoreScale } from './scoreSteps';
import type { Step } from './step';

/** The components that the build fills in, with the attributes that a writer may give each. */
export const FACT_COMPONENTS = {
  ApiFields: { attributes: ['operation', 'body', 'part', 'field'], step: apiFields },
  ApiSample: { attributes: ['operation', 'example', 'languages'], step: apiSample },
  ApiReply: { attributes: ['operation', 'example'], step: apiReply },
  ApiExamples: { attributes: ['operation'], step: apiExamples },
  FieldMap: { attributes: ['operation', 'body'], step: fieldMap },
  ApiOperation: { attributes: ['operation'], step: apiOperation },
  ApiStatuses: { attributes: ['operation'], step: apiStatuses },
  ApiOperations: { attributes: [], step: apiOperations },
  ApiChanges: { attributes: ['from', 'to'], step: apiChanges },
  ApiDownloads: { attributes: [], step: apiDownloads },
  ScoreDirection: { attributes: [], step: scoreDirection },
  ScoreScale: { attributes: ['operation', 'low', 'high'], step: scoreScale },
  Figure: { attributes: ['name'], step: figure },
  RequestBuilder: { attributes: ['operation'], step: requestBuilder },
} satisfies Record<string, { attributes: string[]; step: Step<object> }>;

export type FactComponent = keyof typeof FACT_COMPONENTS;
