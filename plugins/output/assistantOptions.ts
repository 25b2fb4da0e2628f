import type { Options } from '@api-docs/assistants';

import type { AssistantOptions, Site } from '../lib/site';

type Undocumented = NonNullable<AssistantOptions['undocumented']>;

/** Returns one sentence with the facts that are not documented and the advice not to guess them; empty without such facts. */
function doNotGuess({ files }: Pick<Site, 'files'>, { file }: Undocumented): string {
  const items = [...files.brandedText(file).matchAll(/^- (.)(.*?)\.?$/gm)]
    .map(([, first = '', rest = '']) => first.toLowerCase() + rest)
    .join('; ');
  return items && `Not documented, so don't guess, and say so when you are asked: ${items}.`;
}

/** Returns what `@api-docs/assistants` has to know of this site. */
export function assistantOptions(site: Pick<Site, 'files' | 'brand'>, texts: AssistantOptions): Options {
  const { product, provider, slug, links } = site.brand;
  const { skill, undocumented, firstCall, conditions } = texts;
  return {
    product,
    titles: { api: 'API reference' },
    // `src/components/TitleLine` has them.
    buttons: false,
    instructions: () => (undocumented ? [doNotGuess(site, undocumented)].filter(Boolean) : []),
    ...(skill && { skill }),
    server: {
      name: `${slug}-docs`,
      author: { name: provider, url: links.website },
      icon: 'img/icon-512.png',
      ...(undocumented && { notPublished: undocumented.section }),
      ...(firstCall && { firstCall }),
      ...(conditions && { conditions }),
    },
  };
}
