// Change: adds the components that pages use without an import. Those of the reference are in `ApiItem`.
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import ApiChanges from '@site/src/components/ApiChanges';
import ApiFields from '@site/src/components/ApiFields';
import ApiReply from '@site/src/components/ApiReply';
import ApiSample from '@site/src/components/ApiSample';
import BodyMove from '@site/src/components/BodyMove';
import FieldMap from '@site/src/components/FieldMap';
import Figure from '@site/src/components/Figure';
import FilterTable from '@api-docs/ui/FilterTable';
import MetricInputs from '@site/src/components/MetricInputs';
import ScoreDirection from '@site/src/components/ScoreDirection';
import ScoreScale from '@site/src/components/ScoreScale';
import Undocumented from '@site/src/components/Undocumented';

export default {
  ...MDXComponents,
  ApiChanges,
  ApiFields,
  ApiReply,
  ApiSample,
  BodyMove,
  CodeBlock,
  FieldMap,
  Figure,
  FilterTable,
  MetricInputs,
  ScoreDirection,
  ScoreScale,
  TabItem,
  Tabs,
  Undocumented,
};
