import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { formatError } from '@api-docs/kit/errors/buildError';

import { LAST_PAGE } from '../../plugins/lib/lastPage';

/** Returns what is known of a build that a signal ended: a crash of the bundler, or a system without memory. */
export function crashMessage(siteDir: string, signal: NodeJS.Signals): string {
  const noted = path.join(siteDir, LAST_PAGE);
  const page = existsSync(noted) ? readFileSync(noted, 'utf8') : undefined;
  const crash = `take what is unusual out of ${page ?? 'the last changed page'}, for example very long words or deep quotes, and build again`;
  return formatError({
    file: page ?? 'build',
    problem: `the build was ended by ${signal}`,
    expected: 'a bundler that ends by itself',
    found: page === undefined ? 'no page was compiled yet' : `the last page at work was ${page}`,
    remedy: signal === 'SIGKILL' ? 'give the build 4 GB of memory, or end other programs' : crash,
  });
}
