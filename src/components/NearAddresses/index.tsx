import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import { nearAddresses } from './nearAddresses';
import styles from './styles.module.css';
import { useSiteAddresses, type LoadedAddresses } from './useSiteAddresses';

function statusOf(site: LoadedAddresses, count: number): string {
  if (site === undefined) return 'Looking for pages with an address like this one.';
  if (site === null) return 'The list of pages did not load.';
  if (count === 0) return 'No page has an address like this one.';
  return count === 1 ? 'One page has an address like this one.' : `${count} pages have an address like this one.`;
}

/** Pages that the reader of an unknown address may mean. Loaded by the not-found page only. */
export default function NearAddresses({ address }: { address: string }): ReactNode {
  const site = useSiteAddresses();
  const near = site ? nearAddresses(address, site) : [];
  return (
    <>
      <Heading as="h2">Near addresses</Heading>
      <p role="status" className={styles.quiet}>
        {statusOf(site, near.length)}
      </p>
      <ul>
        {near.map(({ to, title, why }) => (
          <li key={to} className={styles.found}>
            <Link to={to}>{title}</Link>
            <span className={styles.quiet}>{why}</span>
            <span className={styles.address}>{to}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
