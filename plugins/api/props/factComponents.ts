import { apiExplorerProps, apiReplyProps, apiReplyText, apiSampleProps, apiSampleText } from './exampleProps';
import {
  apiFieldsProps,
  apiFieldsText,
  fieldMapProps,
  fieldMapText,
  requestSchemaProps,
  responseSchemaProps,
} from './fieldProps';
import { figureProps, figureText } from './figureProps';
import {
  apiChangesProps,
  apiChangesText,
  apiDownloadsProps,
  apiOperationsProps,
  bodyTranslatorProps,
  methodEndpointProps,
  requestBuilderProps,
  statusCodesProps,
} from './operationProps';
import { metricInputsProps } from './metricInputs';
import { bodyMoveProps, bodyMoveText, undocumentedProps, undocumentedText } from './moveProps';
import type { PropsFunction, TextFunction } from './pageContext';
import {
  scoreDirectionProps,
  scoreDirectionText,
  scoreGaugeProps,
  scoreScaleProps,
  scoreScaleText,
} from './scoreProps';

/** A component with facts. */
export interface FactComponentDefinition {
  /** Names of the attributes that a page may write. */
  attributes: string[];
  computeProps: PropsFunction<object>;
  /** Undefined for a component that comparisons leave out. */
  readText?: TextFunction;
}

/** The components whose props are computed at build time, with the attributes that a page may write. */
export const FACT_COMPONENTS = {
  ApiFields: {
    attributes: ['operation', 'body', 'part', 'field', 'type', 'status', 'callback', 'webhook'],
    computeProps: apiFieldsProps,
    readText: apiFieldsText,
  },
  ApiSample: {
    attributes: ['operation', 'example', 'languages'],
    computeProps: apiSampleProps,
    readText: apiSampleText,
  },
  ApiReply: { attributes: ['operation', 'example'], computeProps: apiReplyProps, readText: apiReplyText },
  FieldMap: { attributes: ['operation', 'body'], computeProps: fieldMapProps, readText: fieldMapText },
  BodyMove: { attributes: ['operation', 'example'], computeProps: bodyMoveProps, readText: bodyMoveText },
  Undocumented: { attributes: ['operation', 'body'], computeProps: undocumentedProps, readText: undocumentedText },
  ApiOperations: { attributes: [], computeProps: apiOperationsProps },
  ApiChanges: { attributes: ['from', 'to'], computeProps: apiChangesProps, readText: apiChangesText },
  ApiDownloads: { attributes: [], computeProps: apiDownloadsProps },
  ScoreDirection: { attributes: [], computeProps: scoreDirectionProps, readText: scoreDirectionText },
  ScoreScale: { attributes: ['operation', 'low', 'high'], computeProps: scoreScaleProps, readText: scoreScaleText },
  // Only on the home page.
  ScoreGauge: { attributes: ['operation', 'example'], computeProps: scoreGaugeProps },
  StatusList: { attributes: ['operation'], computeProps: statusCodesProps },
  MetricInputs: { attributes: [], computeProps: metricInputsProps },
  Figure: { attributes: ['name'], computeProps: figureProps, readText: figureText },
  BodyTranslator: { attributes: ['operation'], computeProps: bodyTranslatorProps },
  // Only on pages of the reference, under the names of the OpenAPI theme.
  MethodEndpoint: { attributes: ['operation'], computeProps: methodEndpointProps },
  ApiExplorer: { attributes: ['operation'], computeProps: apiExplorerProps },
  RequestSchema: { attributes: ['operation'], computeProps: requestSchemaProps },
  RequestBuilder: { attributes: ['operation'], computeProps: requestBuilderProps },
  ResponseSchema: { attributes: ['operation'], computeProps: responseSchemaProps },
  StatusCodes: { attributes: ['operation'], computeProps: statusCodesProps },
} satisfies Record<string, FactComponentDefinition>;

export type FactComponent = keyof typeof FACT_COMPONENTS;
