import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

interface Props {
  kind: 'method' | 'required' | 'deprecated';
  className?: string;
  children: string;
}

/** A badge of Infima: a short label for the element before it, readable without its color and border. */
export default function Badge({ kind, className, children }: Props): ReactNode {
  return <span className={clsx('badge', styles[kind], styles[children], className)}>{children}</span>;
}
