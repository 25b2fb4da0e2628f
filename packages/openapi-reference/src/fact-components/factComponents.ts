import type { ApiFiles } from '../apiFiles';
import type { FactComponents } from '../factComponent';
import { apiChangesContent } from './apiChanges';
import { apiDownloadsContent } from './apiDownloads';
import { apiFieldsProps, apiFieldsText } from './apiFields';
import { apiOperationsContent } from './apiOperations';
import { apiReplyProps, apiReplyText } from './apiReply';
import { apiSampleProps, apiSampleText } from './apiSample';
import { bodyMigrationContent } from './bodyMigration';
import { fieldMapContent } from './fieldMap';
import { undocumentedContent } from './undocumented';

/** Returns the components whose props or content are computed at build time, by their names in pages. */
export function factComponents({ options }: Pick<ApiFiles, 'options'>): FactComponents<ApiFiles> {
  return {
    ApiChanges: { attributes: ['from', 'to'], writeContent: apiChangesContent },
    ApiDownloads: { attributes: [], writeContent: apiDownloadsContent },
    ApiFields: {
      attributes: ['operation', 'body', 'part', 'field', 'type', 'status', 'callback', 'webhook', 'schema'],
      computeProps: apiFieldsProps,
      readText: apiFieldsText,
    },
    ApiOperations: { attributes: ['tag'], writeContent: apiOperationsContent },
    ApiReply: { attributes: ['operation', 'example'], computeProps: apiReplyProps, readText: apiReplyText },
    ApiSample: {
      attributes: ['operation', 'example', 'languages'],
      computeProps: apiSampleProps,
      readText: apiSampleText,
    },
    BodyMove: { attributes: ['operation', 'example'], writeContent: bodyMigrationContent },
    FieldMap: { attributes: ['operation', 'body'], writeContent: fieldMapContent },
    Undocumented: { attributes: ['operation', 'body'], writeContent: undocumentedContent },
    ...options.components,
  };
}
