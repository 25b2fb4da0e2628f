import type { ApiFiles } from '../apiFiles';
import { apiReplyProps, apiReplyText, apiSampleProps, apiSampleText } from './exampleProps';
import { apiFieldsProps, apiFieldsText, fieldMapContent } from './fieldProps';
import { bodyMoveContent, undocumentedContent } from './moveProps';
import { apiChangesContent, apiDownloadsContent, apiOperationsContent } from './operationProps';
import type { FactComponents } from './pageContext';

/** Returns the components whose props or content are computed at build time, by their names in pages. */
export function factComponents({ options }: Pick<ApiFiles, 'options'>): FactComponents {
  return {
    ApiChanges: { attributes: ['from', 'to'], writeContent: apiChangesContent },
    ApiDownloads: { attributes: [], writeContent: apiDownloadsContent },
    ApiFields: {
      attributes: ['operation', 'body', 'part', 'field', 'type', 'status', 'callback', 'webhook'],
      computeProps: apiFieldsProps,
      readText: apiFieldsText,
    },
    ApiOperations: { attributes: [], writeContent: apiOperationsContent },
    ApiReply: { attributes: ['operation', 'example'], computeProps: apiReplyProps, readText: apiReplyText },
    ApiSample: {
      attributes: ['operation', 'example', 'languages'],
      computeProps: apiSampleProps,
      readText: apiSampleText,
    },
    BodyMove: { attributes: ['operation', 'example'], writeContent: bodyMoveContent },
    FieldMap: { attributes: ['operation', 'body'], writeContent: fieldMapContent },
    Undocumented: { attributes: ['operation', 'body'], writeContent: undocumentedContent },
    ...options.components,
  };
}
