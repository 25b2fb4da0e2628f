import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** A tab panel with the name of its tab. `Tabs` reads the label from its props. */
export default function TabPanel({ children, className, value }: Props): ReactNode {
  const { selectedValue, tabValues } = useTabs();
  return (
    <div
      role="tabpanel"
      aria-label={tabValues.find((tab) => tab.value === value)?.label ?? value}
      className={clsx(styles.panel, className)}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
