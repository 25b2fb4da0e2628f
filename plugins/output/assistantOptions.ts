import type { Options } from '@api-docs/assistants';

import { combinedConditions } from '../api/facts/combineMetrics';
import type { Site } from '../lib/site';

/** The facts that are not documented: a list item for each. */
const UNDOCUMENTED = 'src/pages/_notDocumented.mdx';

/** Path of the page that is a skill, below the base path. */
export const SKILL_PAGE = 'skill/';

/** Returns one sentence with the facts that are not documented and the advice not to guess them; nothing without such facts. */
function doNotGuess({ files }: Pick<Site, 'files'>): string[] {
  const items = [...files.brandedText(UNDOCUMENTED).matchAll(/^- (.)(.*?)\.?$/gm)]
    .map(([, first = '', rest = '']) => first.toLowerCase() + rest)
    .join('; ');
  return items ? [`Not documented, so don't guess, and say so when you are asked: ${items}.`] : [];
}

/** Returns what `@api-docs/assistants` has to know of this site. */
export function assistantOptions(site: Pick<Site, 'files' | 'brand'>): Options {
  const { product, provider, slug, links } = site.brand;
  return {
    product,
    titles: { api: 'API reference' },
    // `src/components/TitleLine` has them.
    buttons: false,
    instructions: () => doNotGuess(site),
    skill: {
      page: SKILL_PAGE,
      name: `${slug}-metrics-api`,
      about: 'How to make the first call, choose metrics, and move from the legacy API',
    },
    server: {
      name: `${slug}-docs`,
      author: { name: provider, url: links.website },
      icon: 'img/icon-512.png',
      notPublished: 'docs/api/#what-is-not-published',
      // As on the home page.
      firstCall: { operation: 'helpfulness', example: 'detailed-answer' },
      conditions: combinedConditions,
    },
  };
}
