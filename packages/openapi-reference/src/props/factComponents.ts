import { apiExplorerProps, apiReplyProps, apiReplyText, apiSampleProps, apiSampleText } from './exampleProps';
import {
  apiFieldsProps,
  apiFieldsText,
  fieldMapProps,
  fieldMapText,
  requestSchemaProps,
  responseSchemaProps,
} from './fieldProps';
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
import { bodyMoveProps, bodyMoveText, undocumentedProps, undocumentedText } from './moveProps';
import type { ApiFiles } from '../apiFiles';
import type { FactComponentDefinition } from './pageContext';

const COMPONENTS = {
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
  ApiOperations: { attributes: [], computeProps: apiOperationsProps, showsAll: true },
  ApiChanges: { attributes: ['from', 'to'], computeProps: apiChangesProps, readText: apiChangesText, showsAll: true },
  ApiDownloads: { attributes: [], computeProps: apiDownloadsProps },
  BodyTranslator: { attributes: ['operation'], computeProps: bodyTranslatorProps },
  // Only on pages of the reference, under the names of the OpenAPI theme.
  MethodEndpoint: { attributes: ['operation'], computeProps: methodEndpointProps },
  ApiExplorer: { attributes: ['operation'], computeProps: apiExplorerProps },
  RequestSchema: { attributes: ['operation'], computeProps: requestSchemaProps },
  RequestBuilder: { attributes: ['operation'], computeProps: requestBuilderProps },
  ResponseSchema: { attributes: ['operation'], computeProps: responseSchemaProps },
  StatusCodes: { attributes: ['operation'], computeProps: statusCodesProps },
} satisfies Record<string, FactComponentDefinition>;

/** Returns the components whose props are computed at build time, by their names in pages. */
export function factComponents({
  options,
}: Pick<ApiFiles, 'options'>): Readonly<Record<string, FactComponentDefinition>> {
  return { ...COMPONENTS, ...options.components };
}
