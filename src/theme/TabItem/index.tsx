// Change: uses the tab panels of the classic theme, see `Tabs`. Each panel starts with its label, which only readers
// without JavaScript and the Markdown version show.
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import InitialTabItem from '@theme-init/TabItem';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

export default function TabItem({ children, ...props }: Props): ReactNode {
  const label = useTabs().tabValues.find(({ value }) => value === props.value)?.label;
  return (
    <InitialTabItem {...props}>
      <p className={`without-js ${styles.label}`}>{label ?? props.value}</p>
      {children}
    </InitialTabItem>
  );
}
