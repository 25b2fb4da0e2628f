const MODULES = [
  // First: it repairs the address before the router reads it.
  'hostileAddress.ts',
  'retryChunks.ts',
  'connection.ts',
  'pageLoading.tsx',
  'quietScroll.ts',
  'readAhead.ts',
  'scrollAreas.ts',
  'notFoundRoot.ts',
];

/** Two scripts of each docs page need it; it stands here once instead of in both. */
const SHARED = './src/components/NearestPage/useNearestPage.ts';

/** What runs in the browser beside the pages, in this order. */
export const clientModules = [...MODULES.map((file) => `./src/clientModules/${file}`), SHARED];
