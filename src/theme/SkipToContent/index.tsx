// Change: leaves the focus after a navigation to `src/clientModules/navigationFocus.ts`, because the original moves it between
// pages with the same layout only, and loses it at once. Ejected from 3.10.2.
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { focusOn } from '@api-docs/ui';

import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  const label = translate({ id: 'theme.common.skipToMainContent', message: 'Skip to main content' });
  return (
    <div role="region" aria-label={label}>
      {/* A `Link` would check the anchor, which only browsers without JavaScript follow. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a
        className={styles.link}
        href={`#${SkipToContentFallbackId}`}
        onClick={(event) => {
          event.preventDefault();
          focusOn(document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId));
        }}
      >
        {label}
      </a>
    </div>
  );
}
