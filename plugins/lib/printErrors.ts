import { formatError, type BuildErrorDetails } from '@api-docs/kit/node';

/** Prints a list of errors below a title, with their number. */
export function printErrors(title: string, errors: readonly BuildErrorDetails[]): void {
  const list = errors.map((one) => `\n\n${formatError(one)}`).join('');
  process.stderr.write(`${title}: ${errors.length}${list}\n`);
}
