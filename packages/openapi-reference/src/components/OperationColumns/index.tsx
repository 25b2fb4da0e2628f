import type { ReactNode } from 'react';

import styles from './styles.module.css';

/**
 * The sections of an operation page. Its three children are fields, samples and the rest. On wide screens, samples are
 * beside the others and stay in view.
 */
export default function OperationColumns({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
