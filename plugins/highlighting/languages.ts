import loadLanguages from 'prismjs/components/index.js';

import Prism from '../../shared/code/prism';

/** Beyond those of the API samples. */
const FURTHER_LANGUAGES = ['markdown', 'powershell', 'yaml', 'http'];

loadLanguages(FURTHER_LANGUAGES);
Prism.languages.mdx = Prism.languages.markdown ?? {};

/** Languages that a block of code may name. */
export const CODE_LANGUAGES: readonly string[] = [
  ...['bash', 'go', 'http', 'java', 'json', 'mdx', 'powershell', 'python', 'text', 'typescript', 'yaml'],
];
