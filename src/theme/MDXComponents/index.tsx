// Adds the components that pages of this site use without an import.
import MDXComponents from '@theme-original/MDXComponents';

import ApiFields from '@site/src/components/ApiFields';
import ApiOperation from '@site/src/components/ApiOperation';
import ApiOperations from '@site/src/components/ApiOperations';
import ApiReply from '@site/src/components/ApiReply';
import ApiSample from '@site/src/components/ApiSample';
import ApiStatuses from '@site/src/components/ApiStatuses';
import FieldMap from '@site/src/components/FieldMap';
import ScoreDirection from '@site/src/components/ScoreDirection';

export default {
  ...MDXComponents,
  ApiFields,
  ApiOperation,
  ApiOperations,
  ApiReply,
  ApiSample,
  ApiStatuses,
  FieldMap,
  ScoreDirection,
};
