// Change: a page of the reference is a docs page with more components. The theme's version also creates the Redux store
// for its explorer.
import { MDXProvider } from '@mdx-js/react';
import DocItem from '@theme/DocItem';
import type { ComponentProps, ReactNode } from 'react';

import ApiExplorer from '@site/src/theme/ApiExplorer';
import MethodEndpoint from '@site/src/theme/ApiExplorer/MethodEndpoint';
import RequestBuilder from '@site/src/theme/ApiExplorer/Request';
import RequestSchema from '@site/src/theme/RequestSchema';
import ResponseSchema from '@site/src/theme/ResponseSchema';
import StatusCodes from '@site/src/theme/StatusCodes';
import ApiDownloads from '@site/src/components/ApiDownloads';
import ApiOperations from '@site/src/components/ApiOperations';
import BodyTranslator from '@site/src/components/BodyTranslator';
import OperationColumns from '@site/src/components/OperationColumns';
import PageContents from '@site/src/components/PageContents';

/** Registered here and not in `MDXComponents`, so that only pages of the reference load them. */
const COMPONENTS = {
  ApiDownloads,
  ApiExplorer,
  ApiOperations,
  BodyTranslator,
  MethodEndpoint,
  OperationColumns,
  PageContents,
  RequestBuilder,
  RequestSchema,
  ResponseSchema,
  StatusCodes,
};

export default function ApiItem(props: ComponentProps<typeof DocItem>): ReactNode {
  return (
    <MDXProvider components={COMPONENTS}>
      <DocItem {...props} />
    </MDXProvider>
  );
}
