import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

/** Mends the search plugin's box, see `guardSearchBox.cjs`. */
export default function searchBox({ siteDir }: LoadContext): Plugin {
  return {
    name: 'search-box',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /@easyops-cn[\\/].*[\\/](?:SearchBar\.jsx|src[\\/]autocomplete[\\/]typeahead\.js)$/,
            enforce: 'pre',
            use: path.join(siteDir, 'plugins/search-box/guardSearchBox.cjs'),
          },
        ],
      },
    }),
  };
}
