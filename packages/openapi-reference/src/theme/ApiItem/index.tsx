// Change: a page of the reference is a docs page with the site's own components, which are in the served HTML, send nothing
// and store nothing. The theme renders its components in the browser only and loads 734 KB of JavaScript for them.
import { MDXProvider } from '@mdx-js/react';
import DocItem from '@theme/DocItem';
import type { ComponentProps, ReactNode } from 'react';

import Badge from '@api-docs/ui/Badge';

import ApiExplorer from '../../components/ApiExplorer';
import ApiOperations from '../../components/ApiOperations';
import BodyTranslator from '../../components/BodyTranslator';
import { docsComponents } from '../../components/docsComponents';
import OperationColumns from '../../components/OperationColumns';
import PageContents from '../../components/PageContents';
import RequestBuilder from '../../components/RequestBuilder';

/**
 * The components of `pages/operationPage.ts`. Registered here and not in `MDXComponents`, so that only pages of the reference
 * load them.
 */
const COMPONENTS = {
  ...docsComponents,
  ApiExplorer,
  ApiOperations,
  Badge,
  BodyTranslator,
  OperationColumns,
  PageContents,
  RequestBuilder,
};

export default function ApiItem(props: ComponentProps<typeof DocItem>): ReactNode {
  return (
    <MDXProvider components={COMPONENTS}>
      <DocItem {...props} />
    </MDXProvider>
  );
}
