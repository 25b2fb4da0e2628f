/**
 * Replaces the package `tslib` in `@docusaurus/utils-common`, which needs this function only. The CommonJS package would
 * add all of `tslib` to every page. Copied from https://github.com/microsoft/tslib (0BSD).
 *
 * @param module result of `require`
 * @returns `module` if it was compiled from an ES module, otherwise an object with `module` as its default export
 */
export function __importDefault(module: unknown): unknown {
  return (module as { __esModule?: boolean } | undefined)?.__esModule ? module : { default: module };
}
