import Translate from '@docusaurus/Translate';
import settings from '@generated/local-search/default/settings.json';
import type { ComponentProps, ReactNode } from 'react';

import { Failure } from '@api-docs/ui';

/** Says that the index did not load, with a button to retry. In `docusaurus start` there is none, so it says what to do instead. */
export default function IndexFailure(props: Omit<ComponentProps<typeof Failure>, 'children'>): ReactNode {
  if (settings.isDevelopment) {
    return (
      <p role="alert" className={props.className}>
        <Translate>Search works in the built site: run a build.</Translate>
      </p>
    );
  }
  return (
    <Failure {...props}>
      <p>
        <Translate>The search index did not load.</Translate>
      </p>
    </Failure>
  );
}
