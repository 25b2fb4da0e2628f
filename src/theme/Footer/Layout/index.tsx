// Change: wordmark, tagline and copyright are next to the links instead of below them; a link that reports a problem. Ejected from 3.10.2.
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Footer/Layout';
import Logo from '@theme/Logo';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import ReportLink from '@site/src/components/ReportLink';

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
