// Change: a page of the reference is a docs page with the site's own components, which are in the served HTML, send nothing
// and store nothing. The theme renders its components in the browser only and loads 734 KB of JavaScript for them.
import { MDXProvider } from '@mdx-js/react';
import DocItem from '@theme/DocItem';
import Tabs from '@theme/Tabs';
import type { ComponentProps, ReactNode } from 'react';

import { BodyTranslator, docsComponents, PageContents, RequestBuilder } from '@api-docs/openapi-reference/components';
import { Badge, FilterTable, TabPanel } from '@api-docs/ui';

import './styles.css';

/**
 * The components of `pages/operationPage.ts`. Registered here and not in `MDXComponents`, so that only pages of the reference
 * load them.
 */
const COMPONENTS = {
  ...docsComponents,
  Badge,
  BodyTranslator,
  FilterTable,
  PageContents,
  RequestBuilder,
  TabPanel,
  // Without the label for readers without JavaScript: each sample starts with its summary.
  Tabs,
};

export default function ApiItem(props: ComponentProps<typeof DocItem>): ReactNode {
  return (
    <MDXProvider components={COMPONENTS}>
      <DocItem {...props} />
    </MDXProvider>
  );
}
