/**
 * The Prism of `prism-react-renderer`, with the languages of the API samples that it lacks. As in Docusaurus'
 * `prism-include-languages`, it is the global instance while those are loaded.
 */
import './exposePrism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-java';
import { Prism } from 'prism-react-renderer';

const scope = globalThis as { Prism?: unknown };

delete scope.Prism;

/**
 * Runs `step` while Prism is the global instance: files of `prismjs/components` need it when they are loaded, and a few
 * of them, for example `liquid`, when they read code.
 *
 * @returns what `step` returns
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
