// Change: panels have the names of their tabs, and are in the HTML even if they are not selected, see `Tabs`. Each panel starts
// with its label, which only readers without JavaScript and the Markdown version show. Ejected from 3.10.2.
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

import { TabPanel } from '@api-docs/ui';

import styles from './styles.module.css';

export default function TabItem({ children, ...props }: Props): ReactNode {
  const label = useTabs().tabValues.find(({ value }) => value === props.value)?.label;
  return (
    <TabPanel {...props}>
      <p className={`without-js ${styles.label}`}>{label ?? props.value}</p>
      {children}
    </TabPanel>
  );
}
