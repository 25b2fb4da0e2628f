/** What a report says about the page. */
export interface ReportedPage {
  url: string;
  /** Docs version, for example `v3.4.0`; undefined for pages without versions. */
  version?: string | undefined;
  /** The commit that the site was built from; undefined or empty if it is unknown. */
  commit?: string | undefined;
}

/** Attribute of the link in the footer that reports a problem of its page. Its value is the commit. */
export const REPORT_ATTRIBUTE = 'data-report';

/**
 * Fills in an issue form, as GitHub takes it: `title` and `body` are parameters.
 *
 * @param form URL of the form; its other parameters are kept
 */
export function reportUrl(form: string, { url, version, commit }: ReportedPage): string {
  const filled = new URL(form);
  const lines = [`Page: ${url}`, version && `Docs version: ${version}`, commit && `Commit: ${commit}`].filter(Boolean);
  filled.searchParams.set('title', `Problem on ${new URL(url).pathname}`);
  filled.searchParams.set('body', `${lines.join('\n')}\n\n`);
  return filled.href;
}
