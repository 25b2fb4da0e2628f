import { brand } from '../../brand.config';
import { combinedConditions } from '../api/facts/combineMetrics';
import type { AssistantOptions } from '../lib/site';

/** What coding assistants get beyond the pages. */
export const assistants: AssistantOptions = {
  skill: {
    page: 'skill/',
    name: `${brand.slug}-metrics-api`,
    about: 'How to make the first call, choose metrics, and move from the legacy API',
  },
  undocumented: { file: 'src/pages/_notDocumented.mdx', section: 'docs/api/#what-is-not-published' },
  // As on the home page.
  firstCall: { operation: 'helpfulness', example: 'detailed-answer' },
  conditions: combinedConditions,
};
