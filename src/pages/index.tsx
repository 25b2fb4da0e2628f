import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import { brand } from '@site/brand.config';

import styles from './index.module.css';

interface Path {
  title: string;
  text: string;
  to: string;
  action: string;
}

const METRICS = `/docs/understanding-${brand.slug}-metrics`;

const PATHS: readonly Path[] = [
  {
    title: 'Score a text',
    text: 'Put a key into your environment, send one call and read the reply.',
    to: '/docs/intro',
    action: 'Make a first call',
  },
  {
    title: 'Look up an operation',
    text: 'Address, fields, statuses and samples of all operations of the metrics API.',
    to: '/docs/api',
    action: 'Open the API reference',
  },
  {
    title: 'Work in the portal',
    text: 'Register models, upload documents, run a scan and read its report.',
    to: '/docs/category/quickstart-portal',
    action: 'Start with the portal',
  },
];

const SHIELDS: readonly { name: string; page: string; risk: string }[] = [
  { name: 'Prompt shield', page: 'prompt-shield', risk: 'Input that hijacks the model' },
  { name: 'MCP shield', page: 'mcp-shield', risk: 'Tools and servers that mislead agents' },
  { name: 'Compliance shield', page: 'compliance-shield', risk: 'Answers that break law or policy' },
  { name: 'Brand shield', page: 'brand-shield', risk: 'Answers that do not sound like you' },
  { name: 'Cost shield', page: 'cost-shield', risk: 'Spend that runs away' },
  { name: 'Carbon shield', page: 'carbon-shield', risk: 'Emissions that could be avoided' },
];

const METRIC_GROUPS: readonly { question: string; pages: readonly string[] }[] = [
  { question: 'Is the answer right?', pages: ['faithfulness', 'answer-relevancy', 'context-relevancy', 'completion'] },
  { question: 'Is it safe to show?', pages: ['toxicity', 'pii', 'prompt-injection', 'sensitivity'] },
  { question: 'Does it read well?', pages: ['clarity', 'simplicity', 'formality', 'tone', 'helpfulness'] },
  { question: 'Does it behave?', pages: ['adherence', 'refusal', 'stability'] },
  { question: 'What does it take?', pages: ['cost', 'carbon'] },
];

function metricName(page: string): string {
  if (page === 'pii') return 'PII';
  return page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ');
}

function Paths(): ReactNode {
  return (
    <div className={styles.paths}>
      {PATHS.map(({ title, text, to, action }) => (
        <section key={to} className={styles.path}>
          <Heading as="h2">{title}</Heading>
          <p>{text}</p>
          <Link to={to}>{action}</Link>
        </section>
      ))}
    </div>
  );
}

function Metrics(): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="metrics">
      <Heading as="h2" id="metrics">
        Metrics
      </Heading>
      <p>
        Each metric answers one question about a text. <Link to={METRICS}>Choose by question</Link>.
      </p>
      <dl className={styles.groups}>
        {METRIC_GROUPS.map(({ question, pages }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <ul>
                {pages.map((page) => (
                  <li key={page}>
                    <Link to={`${METRICS}/${page}`}>{metricName(page)}</Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Shields(): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="shields">
      <Heading as="h2" id="shields">
        Security shields
      </Heading>
      <p>
        Each shield is a runtime protection for one kind of risk.{' '}
        <Link to="/docs/security-shields/shields-intro">How shields and metrics relate</Link>.
      </p>
      <ul className={styles.shields}>
        {SHIELDS.map(({ name, page, risk }) => (
          <li key={page}>
            <Link to={`/docs/security-shields/${page}`}>{name}</Link>
            <span>{risk}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description={`Documentation of ${brand.product}: a metrics API that scores AI-generated text, a portal for scans, and six security shields.`}
    >
      <main className={styles.home}>
        <header className={styles.hero}>
          <Heading as="h1">{brand.product}</Heading>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <p className={styles.lead}>
            Documentation of the metrics API that scores AI-generated text, the portal that compares set-ups, and the
            shields that protect a running application.
          </p>
        </header>
        <Paths />
        <Metrics />
        <Shields />
      </main>
    </Layout>
  );
}
