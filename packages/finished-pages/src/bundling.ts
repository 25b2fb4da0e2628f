import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { browserFolder } from '@api-docs/kit/plugin';

/** The tabs of the classic theme. */
const TABS = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Tabs[\\/]index\.js$/;

const KEPT_TABS = {
  test: TABS,
  resolve: { alias: { '@docusaurus/useIsBrowser': path.join(browserFolder(__dirname), 'client/alwaysBrowser') } },
};

/** Returns what the bundler does otherwise than Docusaurus says: hydration keeps the tabs. */
export function bundling(): NonNullable<Plugin['configureWebpack']> {
  return () => ({ module: { rules: [KEPT_TABS] } });
}
