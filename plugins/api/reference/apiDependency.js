/**
 * Bundler loader that makes a page depend on the files that its option `filesOf` returns. JavaScript, because the bundler
 * does not use the transpiler of the configuration.
 */
module.exports = function apiDependency(source) {
  for (const file of this.getOptions().filesOf(this.resourcePath, source)) this.addDependency(file);
  return source;
};
