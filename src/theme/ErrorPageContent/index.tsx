// Change: the title 'Page Error', what to do, and the error as text that can be read in both modes and copied. Ejected
// from theme-classic 3.10.2, rewritten.
import Head from '@docusaurus/Head';
import { ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import { getErrorCausalChain } from '@docusaurus/utils-common';
import type { Props } from '@theme/Error';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  const messages = getErrorCausalChain(error).map(({ message }) => message);
  return (
    <main className="container margin-vert--xl load-error">
      <Head>
        <title>Page Error</title>
      </Head>
      <Heading as="h1">This page crashed.</Heading>
      <p>Its script failed in your browser. Try again, or reload the page.</p>
      <pre>{messages.join('\n\nCause:\n')}</pre>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
    </main>
  );
}
