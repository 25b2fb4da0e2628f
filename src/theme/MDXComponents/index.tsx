// Adds the components that pages of this site use without an import.
import MDXComponents from '@theme-original/MDXComponents';

import ApiChanges from '@site/src/components/ApiChanges';
import ApiDownloads from '@site/src/components/ApiDownloads';
import ApiExamples from '@site/src/components/ApiExamples';
import ApiFields from '@site/src/components/ApiFields';
import ApiOperation from '@site/src/components/ApiOperation';
import ApiOperations from '@site/src/components/ApiOperations';
import ApiReply from '@site/src/components/ApiReply';
import ApiSample from '@site/src/components/ApiSample';
import ApiStatuses from '@site/src/components/ApiStatuses';
import FieldMap from '@site/src/components/FieldMap';
import Figure from '@site/src/components/Figure';
import FilterTable from '@site/src/components/FilterTable';
import RequestBuilder from '@site/src/components/RequestBuilder';
import ScoreDirection from '@site/src/components/ScoreDirection';
import ScoreScale from '@site/src/components/ScoreScale';

export default {
  ...MDXComponents,
  ApiChanges,
  ApiDownloads,
  ApiExamples,
  ApiFields,
  ApiOperation,
  ApiOperations,
  ApiReply,
  ApiSample,
  ApiStatuses,
  FieldMap,
  Figure,
  FilterTable,
  RequestBuilder,
  ScoreDirection,
  ScoreScale,
};
