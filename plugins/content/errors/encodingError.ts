import type { BuildErrorDetails } from '@api-docs/kit/node';

/** Returns the error for a file in another encoding, such as UTF-16 or that of an old Windows program. */
export function encodingError(file: string, text: string): BuildErrorDetails {
  const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
  return {
    file: `${file}:${line}`,
    problem: 'the file is not in UTF-8, and readers would see other signs',
    expected: 'a text file in UTF-8',
    found: text.split('\n')[line - 1]?.trim() ?? '',
    remedy: 'save the file again with the encoding UTF-8',
  };
}
