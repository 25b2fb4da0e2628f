import { apiExplorerProps, apiReplyProps, apiSampleProps } from './exampleProps';
import { apiFieldsProps, fieldMapProps, requestSchemaProps, responseSchemaProps } from './fieldProps';
import { figureProps } from './figureProps';
import {
  apiChangesProps,
  apiDownloadsProps,
  apiOperationsProps,
  bodyTranslatorProps,
  methodEndpointProps,
  requestBuilderProps,
  statusCodesProps,
} from './operationProps';
import { metricInputsProps } from './metricInputs';
import { bodyMoveProps, undocumentedProps } from './moveProps';
import type { PropsFunction } from './pageContext';
import { scoreDirectionProps, scoreGaugeProps, scoreScaleProps } from './scoreProps';

/** The components whose props are computed at build time, with the attributes that a page may write. */
export const FACT_COMPONENTS = {
  ApiFields: {
    attributes: ['operation', 'body', 'part', 'field', 'type', 'status', 'callback', 'webhook'],
    computeProps: apiFieldsProps,
  },
  ApiSample: { attributes: ['operation', 'example', 'languages'], computeProps: apiSampleProps },
  ApiReply: { attributes: ['operation', 'example'], computeProps: apiReplyProps },
  FieldMap: { attributes: ['operation', 'body'], computeProps: fieldMapProps },
  BodyMove: { attributes: ['operation', 'example'], computeProps: bodyMoveProps },
  Undocumented: { attributes: ['operation', 'body'], computeProps: undocumentedProps },
  ApiOperations: { attributes: [], computeProps: apiOperationsProps },
  ApiChanges: { attributes: ['from', 'to'], computeProps: apiChangesProps },
  ApiDownloads: { attributes: [], computeProps: apiDownloadsProps },
  ScoreDirection: { attributes: [], computeProps: scoreDirectionProps },
  ScoreScale: { attributes: ['operation', 'low', 'high'], computeProps: scoreScaleProps },
  // Only on the home page.
  ScoreGauge: { attributes: ['operation', 'example'], computeProps: scoreGaugeProps },
  StatusList: { attributes: ['operation'], computeProps: statusCodesProps },
  MetricInputs: { attributes: [], computeProps: metricInputsProps },
  Figure: { attributes: ['name'], computeProps: figureProps },
  BodyTranslator: { attributes: ['operation'], computeProps: bodyTranslatorProps },
  // Only on pages of the reference, under the names of the OpenAPI theme.
  MethodEndpoint: { attributes: ['operation'], computeProps: methodEndpointProps },
  ApiExplorer: { attributes: ['operation'], computeProps: apiExplorerProps },
  RequestSchema: { attributes: ['operation'], computeProps: requestSchemaProps },
  RequestBuilder: { attributes: ['operation'], computeProps: requestBuilderProps },
  ResponseSchema: { attributes: ['operation'], computeProps: responseSchemaProps },
  StatusCodes: { attributes: ['operation'], computeProps: statusCodesProps },
} satisfies Record<string, { attributes: string[]; computeProps: PropsFunction<object> }>;

export type FactComponent = keyof typeof FACT_COMPONENTS;
