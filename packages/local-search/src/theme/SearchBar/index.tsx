// Change: the site's own box, a combobox over its own engine. Ejected from search-local 0.55.3.
export { default } from '../../browser/SearchBox';
