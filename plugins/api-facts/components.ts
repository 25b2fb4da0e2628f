import { apiExplorer, apiReply, apiSample } from './exampleSteps';
import { apiFields, fieldMap, requestSchema, responseSchema } from './fieldSteps';
import { apiChanges, apiDownloads, apiOperations, methodEndpoint, statusCodes } from './operationSteps';
import { requestBuilder } from './requestBuilder';
import { figure, scoreDirection, scoreScale } from './scoreSteps';
import type { Step } from './step';

/** The components that the build fills in, with the attributes that a writer may give each. */
export const FACT_COMPONENTS = {
  ApiFields: { attributes: ['operation', 'body', 'part', 'field'], step: apiFields },
  ApiSample: { attributes: ['operation', 'example', 'languages'], step: apiSample },
  ApiReply: { attributes: ['operation', 'example'], step: apiReply },
  FieldMap: { attributes: ['operation', 'body'], step: fieldMap },
  ApiOperations: { attributes: [], step: apiOperations },
  ApiChanges: { attributes: ['from', 'to'], step: apiChanges },
  ApiDownloads: { attributes: [], step: apiDownloads },
  ScoreDirection: { attributes: [], step: scoreDirection },
  ScoreScale: { attributes: ['operation', 'low', 'high'], step: scoreScale },
  Figure: { attributes: ['name'], step: figure },
  // Pages of the reference alone: the names of the OpenAPI theme.
  MethodEndpoint: { attributes: ['operation'], step: methodEndpoint },
  ApiExplorer: { attributes: ['operation'], step: apiExplorer },
  RequestSchema: { attributes: ['operation'], step: requestSchema },
  RequestBuilder: { attributes: ['operation'], step: requestBuilder },
  ResponseSchema: { attributes: ['operation'], step: responseSchema },
  StatusCodes: { attributes: ['operation'], step: statusCodes },
} satisfies Record<string, { attributes: string[]; step: Step<object> }>;

export type FactComponent = keyof typeof FACT_COMPONENTS;
