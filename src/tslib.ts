/**
 * The one function of `tslib` that `@docusaurus/utils-common` calls, for the browser. As a CommonJS module, the package
 * would bring all of `tslib` to every page. Copied from https://github.com/microsoft/tslib (0BSD).
 *
 * @param module what `require` has returned
 * @returns `module` if it was compiled from an ES module, else an object with `module` as its default export
 */
export function __importDefault(module: unknown): unknown {
  return (module as { __esModule?: boolean } | undefined)?.__esModule ? module : { default: module };
}
