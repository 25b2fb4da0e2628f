/** Components that only pages of this site use, without an import. They run in the browser. */
import ScoreScale from '@site/src/components/ScoreScale';

export default { ScoreScale };
