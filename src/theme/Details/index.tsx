// Change: the browser alone opens and closes the box, so that what it opens (fragments, text fragments, find in page) shows. The
// original keeps a state of its own that does not follow. It is a frame, not an admonition. Ejected from 3.10.2.
// https://github.com/facebook/docusaurus/issues/10055
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';
import clsx from 'clsx';
import { isValidElement, type ReactNode } from 'react';

import styles from './styles.module.css';

export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('frame margin-bottom--md', styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      {children}
    </details>
  );
}
