import { parse, YAMLParseError } from 'yaml';

import { buildError } from './buildError';

/**
 * Parses a YAML or JSON file of the project.
 *
 * @param text the content of the file
 * @param file path relative to the project, for the error
 * @throws if it is not valid YAML or has several documents
 */
export function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
    throw buildError({
      file: `${file}:${line}`,
      problem: 'the file is not valid YAML',
      expected: 'YAML 1.2',
      found: error.message.split('\n')[0] ?? '',
      remedy: 'fix the line; npm run lint shows all other errors of the file',
    });
  }
}
