import { translate } from '@docusaurus/Translate';
import type { ComponentType, ReactNode } from 'react';

import { OnDemand, type OpenedProps } from '@api-docs/ui';

async function load(migration: string, reference: string): Promise<ComponentType<OpenedProps>> {
  const { default: Translator, loadMigrations } = await import(
    /* webpackChunkName: "body-translator" */ './Translator'
  );
  const migrations = await loadMigrations(reference);
  return ({ open }) => <Translator migration={migration} open={open} migrations={migrations} reference={reference} />;
}

type Props = Partial<Record<'migration' | 'reference', string>>;

/**
 * Translates a legacy body or cURL command that the reader pastes to a call of the current API. The translator is loaded when
 * it is opened, and sends and stores nothing.
 *
 * @param migration id of the legacy operation; without it, the migration that the reader's text fits
 * @param reference id of the reference that has the operations
 */
export default function BodyTranslator({ migration = '', reference = 'api' }: Props): ReactNode {
  return (
    <OnDemand
      name={translate({ message: 'translator' })}
      words={translate({
        message: 'Paste a legacy call and get the current one, with a reason for each change. Nothing is sent.',
      })}
      label={translate({ message: 'Translate your call' })}
      load={() => load(migration, reference)}
    />
  );
}
