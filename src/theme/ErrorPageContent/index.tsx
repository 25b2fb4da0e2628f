// Change: the title is 'Page Error', the text suggests what to do, and the error can be copied and read in both modes.
// Ejected from 3.10.2, rewritten.
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
