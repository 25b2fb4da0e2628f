const path = require('node:path');

/**
 * Places where the search box and its list of suggestions go on after a wait, each with the check that must come first:
 * the reader may have left the page (no input), or the box may have been destroyed (no menu), because the index of
 * another version is being loaded.
 */
const GUARDS = {
  'SearchBar.jsx': [
    { before: 'if (openAskAIModule) {', check: 'if (!searchBarRef.current) return;' },
    {
      before: 'if (input && askAi) {',
      check: 'if (!searchBarRef.current || [...indexStateMap.current.values()].includes("loading")) return;',
    },
  ],
  'typeahead.js': [
    {
      before: "this._updateHint();\n\n    this.eventBus.trigger('updated');",
      check: 'if (!this.dropdown.$menu) return;',
    },
  ],
};

const REMEDY =
  'see whether the new release of @easyops-cn/docusaurus-search-local makes these checks itself; then drop plugins/search-box, else set the new places there';

/**
 * Puts the checks into a file of `@easyops-cn/docusaurus-search-local` 0.55.3 or of its `autocomplete.js`: a reader who
 * leaves the page while they wait makes them use what is gone, which throws.
 *
 * @param {string} source text of the file
 * @param {string} name `SearchBar.jsx` or `typeahead.js`
 * @returns {string} the text with a check after each wait
 * @throws when the text has not each place exactly once
 */
function guard(source, name) {
  return (GUARDS[name] ?? []).reduce((text, { before, check }) => {
    const places = text.split(before).length - 1;
    if (places !== 1) {
      throw new Error(
        `${name}: a place to guard is not there\n  expected: "${before}" once\n  found:    ${places} times\n  remedy:   ${REMEDY}`,
      );
    }
    return text.replace(before, () => `${check}\n${before}`);
  }, source);
}

/** Loader of the bundler, see {@link guard}. */
module.exports = function guardSearchBox(source) {
  return guard(source, path.basename(this.resourcePath));
};
module.exports.guard = guard;
