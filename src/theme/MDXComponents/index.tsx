// Change: adds the components that pages use without an import. Those of the reference are in `ApiItem`.
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import { docsComponents } from '@api-docs/openapi-reference/components';
import Figure from '@site/src/components/Figure';
import { FilterTable } from '@api-docs/ui';
import PageAnchors from '@site/src/components/PageAnchors';
import ScoreScale from '@site/src/components/ScoreScale';

export default {
  ...MDXComponents,
  ...docsComponents,
  CodeBlock,
  Figure,
  FilterTable,
  PageAnchors,
  ScoreScale,
  TabItem,
  Tabs,
};
