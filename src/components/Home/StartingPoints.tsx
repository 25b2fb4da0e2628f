import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import type { HomeFacts, StatusSummary } from '@site/plugins/pages/home/props';
import ApiSample from '@site/src/components/ApiSample';

import styles from './styles.module.css';

interface ReaderProps {
  id: string;
  reader: string;
  /** The page to start with. */
  start: { label: string; to: string };
  title: string;
  /** Width in columns of Infima's grid of twelve. */
  columns: 3 | 6;
  children: ReactNode;
}

function Reader({ id, reader, start, title, columns, children }: ReaderProps): ReactNode {
  return (
    <section className={`col col--${columns}`} aria-labelledby={id}>
      <p className={styles.quiet}>
        For {reader}: <Link to={start.to}>{start.label}</Link>
      </p>
      <Heading as="h2" id={id} className={styles.job}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Statuses({ statuses }: { statuses: readonly StatusSummary[] }): ReactNode {
  return (
    <dl className={styles.statuses}>
      {statuses.map(({ code, name, meaning }) => (
        <div key={code}>
          <dt>
            <Link to={`/docs/api#${code}`}>{code}</Link> {name}
          </dt>
          <dd className={styles.quiet} dangerouslySetInnerHTML={{ __html: meaning }} />
        </div>
      ))}
    </dl>
  );
}

interface StartingPointsProps extends Pick<HomeFacts, 'sample' | 'statuses'> {
  /** Score in the reply to the sample. */
  score: number;
}

const PORTAL = '/docs/quickstart-portal';
const KEY_STEP = '/docs/intro#step-1-put-the-key-into-the-environment';
const MOCK = '/docs/intro#try-it-on-your-machine';

/** Entry points for developers, operators and portal users. */
export default function StartingPoints({ sample, score, statuses }: StartingPointsProps): ReactNode {
  return (
    <div className={styles.readers}>
      <div className="row">
        <Reader
          id="first-call"
          reader="developers"
          start={{ label: 'introduction', to: '/docs/intro#make-your-first-call' }}
          title="Make your first call"
          columns={6}
        >
          <ApiSample {...sample} />
          <p>
            The reply has the score: <code>{`"data": {"score": ${score}}`}</code>. Example values are illustrative. If
            you have not set <code>API_KEY</code> yet, <Link to={KEY_STEP}>get your key ready</Link>, or{' '}
            <Link to={MOCK}>try it without a key</Link>.
          </p>
        </Reader>
        <Reader
          id="statuses"
          reader="operators"
          start={{ label: 'API reference', to: '/docs/api' }}
          title="Handle every status"
          columns={3}
        >
          <Statuses statuses={statuses} />
          <p>
            <Link to="/docs/intro#what-each-status-asks-of-you">How to react to each status</Link>.
          </p>
        </Reader>
        <Reader
          id="portal"
          reader="portal users"
          start={{ label: 'quickstart portal', to: '/docs/category/quickstart-portal' }}
          title="Compare setups"
          columns={3}
        >
          <ol>
            <li>
              Register a <Link to={`${PORTAL}/llm_registration`}>language model</Link>.
            </li>
            <li>
              Add a <Link to={`${PORTAL}/document_upload`}>document</Link>.
            </li>
            <li>
              Run a scan from the <Link to={`${PORTAL}/optimization_hub`}>optimization hub</Link>.
            </li>
            <li>
              Read its results in the <Link to={`${PORTAL}/command_center`}>command center</Link>.
            </li>
          </ol>
        </Reader>
      </div>
    </div>
  );
}
