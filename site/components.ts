/** Components that only pages of this site use, without an import. They run in the browser. */
import ScoreDirection from '@site/src/components/ScoreDirection';
import ScoreScale from '@site/src/components/ScoreScale';

export default {
  ScoreDirection,
  ScoreScale,
};
