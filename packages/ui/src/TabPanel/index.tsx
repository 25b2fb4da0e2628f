import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';

import styles from './styles.module.css';

/**
 * A tab panel with the name of its tab. `Tabs` reads the label from its props. Browsers search the panels that are not selected,
 * too, and show the one that has what they look for: `src/clientModules/navigationFocus.ts` then selects its tab.
 */
export default function TabPanel({ children, className, value }: Props): ReactNode {
  const { selectedValue, selectValue, tabValues } = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const isSelected = value === selectedValue;

  useEffect(() => {
    if (isSelected || !panel.current) return;
    // A browser has found text in the panel before hydration.
    if (!panel.current.hidden) selectValue(value);
    // React writes the attribute without a value.
    else panel.current.setAttribute('hidden', 'until-found');
  }, [isSelected, selectValue, value]);

  return (
    <div
      ref={panel}
      role="tabpanel"
      aria-label={tabValues.find((tab) => tab.value === value)?.label ?? value}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
