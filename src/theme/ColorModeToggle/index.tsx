// Change: enabled before hydration (packages/finished-pages/src/inline/replayInput.ts replays the click); two modes; a live region says the mode.
// Ejected from 3.10.2.
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { announce } from '@api-docs/ui';

import styles from './styles.module.css';

export default function ColorModeToggle({ className, buttonClassName, value, onChange }: Props): ReactNode {
  const mode = value === 'dark' ? 'dark' : 'light';
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    onChange(next);
    announce(`${next} mode`);
  };
  return (
    <div className={className}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        onClick={toggle}
        // The name never changes, and no title says the mode: some screen readers would say it a second time.
        aria-label="Switch between dark and light mode"
      >
        {/* The served HTML cannot know the chosen mode, so it holds both icons and CSS shows one. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
    </div>
  );
}
