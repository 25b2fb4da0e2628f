import { parse, YAMLParseError } from 'yaml';

import { teachingError } from './teachingError';

/**
 * Parses a YAML file of the project.
 *
 * @param text its text
 * @param file its name in messages
 * @throws when it is not valid YAML or holds more than one document, with file and line
 */
export function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
    throw teachingError({
      file: `${file}:${line}`,
      problem: 'the file is not valid YAML',
      expected: 'YAML 1.2',
      found: error.message.split('\n')[0] ?? '',
      remedy: 'mend the line; npm run lint shows the rest',
    });
  }
}
