import { useEffect, useState, type ReactNode } from 'react';

import styles from './styles.module.css';

/** Milliseconds without a key after which the count is said. */
const PAUSE = 400;

/** Says words aloud once the reader pauses. The same words are not said again while they hold. */
export default function Announcement({ children: words }: { children: string }): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(words), PAUSE);
    return () => window.clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className={styles.aloud}>
      {said}
    </p>
  );
}
