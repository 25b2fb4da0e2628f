/** A component of its own, so that a site may swizzle it, also one whose modules name extensions in their imports. */
declare module '@theme/SearchPage/Results' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module cannot import a relative path
  const SearchResults: typeof import('./Results').default;
  export default SearchResults;
}
