// Change: the site's own box, a combobox over its own engine. Ejected from search-local 0.55.3.
export { SearchBox as default } from '@api-docs/local-search/browser';
