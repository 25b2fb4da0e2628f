import type { Plugin } from 'esbuild';

/** What a module gives that no test renders: it has every name, and shows nothing. */
const NOTHING = 'module.exports = { __esModule: true, default: () => null };';

/** Adds a default export, which other components of a package may import, to a stub without one. */
const withDefault = (stub: string) => (stub.includes('export default') ? stub : `${stub};\nexport default () => null;`);

/**
 * Returns a plugin of esbuild with which components are bundled without Docusaurus.
 *
 * @param stubs sources of modules of Docusaurus and of its theme, as JSX, by their names
 * @param resolveDir absolute path of the folder from which the stubs import
 * @param fileOf returns the absolute path of a component of the theme that is no stub. Default: nothing is shown in its place
 */
export function docusaurusStubs(
  stubs: Readonly<Record<string, string>>,
  resolveDir: string,
  fileOf?: (name: string) => string,
): Plugin {
  return {
    name: 'docusaurus-stubs',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@(docusaurus|theme)\// }, ({ path: name }) =>
        fileOf && name.startsWith('@theme/') && !Object.hasOwn(stubs, name)
          ? { path: fileOf(name) }
          : { path: name, namespace: 'docusaurus-stubs' },
      );
      onLoad({ filter: /./, namespace: 'docusaurus-stubs' }, ({ path: name }) => ({
        contents: stubs[name] === undefined ? NOTHING : withDefault(stubs[name]),
        loader: 'jsx',
        resolveDir,
      }));
    },
  };
}
