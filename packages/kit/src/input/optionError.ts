import { buildError, type BuildErrorDetails } from '../errors/buildError';

/**
 * Returns the error for an option of a package.
 *
 * @param packageName for example `@api-docs/local-search`
 * @param option for example `skill.page`
 * @param details its `problem` goes on behind the name of the option, for example `names a page that the site does not have`
 */
export function optionError(packageName: string, option: string, details: Omit<BuildErrorDetails, 'file'>): Error {
  const problem = `the option \`${option}\` of ${packageName} ${details.problem}`;
  return buildError({ ...details, file: 'docusaurus.config', problem });
}
