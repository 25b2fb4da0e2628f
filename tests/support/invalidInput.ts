import { expect, it } from 'vitest';

import type { SiteCopy } from './siteCopy';

/** An invalid input of the build. */
export interface InvalidInput {
  title: string;
  /** Changes files of the copy that git knows, or adds files that git does not ignore. */
  corrupt(): void;
  /** What the output must contain: file, offending value, and the remedy if it is computed. */
  output: string[];
}

/** Defines a test for each input: the build fails, says why, and changes no file. */
export function itFailsOn(site: SiteCopy, inputs: readonly InvalidInput[]): void {
  it.each(inputs)('fails on $title', async ({ corrupt, output }) => {
    corrupt();
    const changes = site.changes();
    const ended = await site.build();
    expect(ended.code).not.toBe(0);
    for (const part of output) expect(ended.output).toContain(part);
    expect(site.changes(), 'files that the build changed').toEqual(changes);
  });
}
