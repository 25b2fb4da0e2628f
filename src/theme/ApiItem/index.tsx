// Change: a page of the reference is a docs page with the site's own components, which are in the served HTML, send nothing
// and store nothing. The theme renders its components in the browser only and loads 734 KB of JavaScript for them.
import { MDXProvider } from '@mdx-js/react';
import DocItem from '@theme/DocItem';
import type { ComponentProps, ReactNode } from 'react';

import ApiDownloads from '@site/src/components/ApiDownloads';
import ApiExplorer from '@site/src/components/ApiExplorer';
import ApiFields from '@site/src/components/ApiFields';
import ApiOperations from '@site/src/components/ApiOperations';
import BodyTranslator from '@site/src/components/BodyTranslator';
import { docsComponents } from '@site/src/components/docsComponents';
import MethodEndpoint from '@site/src/components/MethodEndpoint';
import OperationColumns from '@site/src/components/OperationColumns';
import PageContents from '@site/src/components/PageContents';
import RequestBuilder from '@site/src/components/RequestBuilder';
import StatusCodes from '@site/src/components/StatusCodes';

/**
 * The components of `plugins/api/reference/operationPage.ts`, with the names of the OpenAPI theme's. Registered here and not in
 * `MDXComponents`, so that only pages of the reference load them.
 */
const COMPONENTS = {
  ...docsComponents,
  ApiDownloads,
  ApiExplorer,
  ApiOperations,
  BodyTranslator,
  MethodEndpoint,
  OperationColumns,
  PageContents,
  RequestBuilder,
  RequestSchema: ApiFields,
  ResponseSchema: ApiFields,
  StatusCodes,
};

export default function ApiItem(props: ComponentProps<typeof DocItem>): ReactNode {
  return (
    <MDXProvider components={COMPONENTS}>
      <DocItem {...props} />
    </MDXProvider>
  );
}
