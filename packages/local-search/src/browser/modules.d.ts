/** Written by the plugin at build time. */
declare module '@generated/local-search/default/settings.json' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module cannot import a relative path
  const settings: import('../searchIndex').SearchSettings;
  export default settings;
}
