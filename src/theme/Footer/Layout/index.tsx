// Change: wordmark, tagline and copyright are next to the links instead of below them; a link that reports a problem. Ejected from 3.10.2.
import { useActivePlugin, useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Footer/Layout';
import Logo from '@theme/Logo';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { reportUrl } from '@api-docs/kit';

/** Defined by `plugins/compilation/buildCommit.ts` for the rendering of pages. */
declare const BUILD_COMMIT: string;

const COMMIT =
  typeof document === 'undefined' ? BUILD_COMMIT : document.querySelector<HTMLElement>('[data-report]')?.dataset.report;

/** A link to the issue form of the brand's host, filled in for the current page; nothing if the brand has no form. */
function ReportLink(): ReactNode {
  const { pathname } = useLocation();
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const form = customFields?.issueForm as string | undefined;
  // The API reference is below `docs/`, so Docusaurus would take its pages for pages of the latest version.
  const isDocsPage = useActivePlugin()?.pluginId === 'default';
  const version = useActiveVersion('default')?.label;
  if (!form) return null;
  const page = { url: url + pathname, version: isDocsPage ? version : undefined, commit: COMMIT };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would open a tab
    <a className="footer__link-item" href={reportUrl(form, page)} data-report={COMMIT ?? ''}>
      Report a problem
    </a>
  );
}

export default function FooterLayout({ links, copyright }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="container container-fluid">
        <div>
          <Logo className="footer__brand" titleClassName="navbar__title" imageClassName="navbar__logo" />
          <div className="footer__tagline">{siteConfig.tagline}</div>
          {copyright}
          <ReportLink />
        </div>
        {links}
      </div>
    </footer>
  );
}
