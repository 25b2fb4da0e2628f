import { findExample, findOperation } from '@api-docs/openapi-facts';
import { highlight } from '@api-docs/ui/code/highlight';

import type { ApiFiles } from '../apiFiles';
import { asText, type Attributes, type PageContext } from '../factComponent';
import { formatJson } from '../model/formatJson';
import type { ApiReplyProps } from '../model/types';
import { codeText } from './codeText';

/** Returns an example of a response. One with empty objects whose fields are not documented is shown by its shape. */
export const apiReplyProps = (context: PageContext<ApiFiles>, { operation, example }: Attributes): ApiReplyProps => {
  const { facts, files, page } = context;
  const found = findOperation(facts, operation ?? '', page);
  const response = findExample(found.responseExamples, example, page, `the reply of ${found.path} in ${facts.file}`);
  const text = formatJson(response.value, found.response);
  const isShape = text !== formatJson(response.value) || undefined;
  return {
    json: { highlighted: highlight(text, 'json'), language: isShape ? 'jsonc' : 'json' },
    isShape,
    // Of the theme component `ResponseFigure`.
    ...files.options.responseProps?.(context, found, response),
  };
};

export const apiReplyText = asText(apiReplyProps, ({ json }, { operation }) => [
  codeText(json, `Reply of ${operation}`),
]);
