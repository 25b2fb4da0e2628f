/**
 * The Prism instance of `prism-react-renderer`, with languages of code blocks that it lacks. As in
 * `prism-include-languages` of Docusaurus, the instance is global only while the languages are loaded.
 */
import './exposePrism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-java';
import { Prism } from 'prism-react-renderer';

import { colorJsonBody } from './jsonBody';

const scope = globalThis as { Prism?: unknown };

delete scope.Prism;
colorJsonBody(Prism.languages);

/**
 * Runs a function while the Prism instance is global. The files in `prismjs/components` need this when they are loaded,
 * and a few languages, for example `liquid`, also when they tokenize code.
 */
export function withGlobalPrism<T>(step: () => T): T {
  scope.Prism = Prism;
  try {
    return step();
  } finally {
    delete scope.Prism;
  }
}

export default Prism;
