/** Components that only pages of this site use, without an import. They run in the browser. */
import MetricInputs from '@site/src/components/MetricInputs';
import ScoreDirection from '@site/src/components/ScoreDirection';
import ScoreScale from '@site/src/components/ScoreScale';

export default {
  MetricInputs,
  ScoreDirection,
  ScoreScale,
};
