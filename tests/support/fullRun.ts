/** Whether this is `npm run test:full`, which visits every page. */
export const isFull = process.env.TEST_FULL === 'true';

/** Returns every nth of a list, from the first on: in the full run all. */
export const sampleOf = <T>(all: readonly T[], nth: number): T[] =>
  all.filter((_one, index) => isFull || index % nth === 0);
