/** The file of Docusaurus with the site's configuration, which is part of the scripts of every page. */
export const SITE_CONFIG = 'docusaurus.config.mjs';

interface LoaderContext {
  getOptions(): { unread: readonly string[] };
}

/** Loader that takes fields out of the configuration that pages load. What does not look as expected stays. */
export default function withoutUnread(this: LoaderContext, source: string): string {
  const { unread } = this.getOptions();
  return source.replace(/(?<=^export default )\{.*\}(?=;?\s*$)/ms, (config) => {
    const fields = Object.entries(JSON.parse(config) as object).filter(([name]) => !unread.includes(name));
    return JSON.stringify(Object.fromEntries(fields));
  });
}
