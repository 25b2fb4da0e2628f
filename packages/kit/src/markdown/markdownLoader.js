/**
 * Bundler loader that calls its option `load` with the text of a file and itself. JavaScript, because the bundler does not use
 * the transpiler of the configuration.
 */
module.exports = function markdownLoader(source) {
  return this.getOptions().load(source, this);
};
