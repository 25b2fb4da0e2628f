import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentType, ReactNode } from 'react';

import { OnDemand, type OpenedProps } from '@api-docs/ui';

import { BUILDER_ID } from './builderId';

/** Loads the dialog, and the form and the validator of an operation. */
async function load(name: string): Promise<ComponentType<OpenedProps>> {
  const { default: Dialog, loadForm } = await import(/* webpackChunkName: "request-builder" */ './Dialog');
  const { form, validate } = await loadForm(name);
  return ({ open, close }) => <Dialog form={form} validate={validate} open={open} onClose={close} />;
}

interface Props {
  /** The operationId. */
  operation: string;
  /** Id of the reference that has the operation. */
  reference?: string;
}

/** Opens the request builder of an operation. The builder is loaded when it is first opened, and sends no requests. */
export default function RequestBuilder({ operation, reference = 'api' }: Props): ReactNode {
  useBrokenLinks().collectAnchor(BUILDER_ID);
  return (
    <OnDemand
      id={BUILDER_ID}
      name={translate({ message: 'request builder' })}
      words={translate({ message: 'Build and check a request in your browser. Nothing is sent.' })}
      label={translate({ message: 'Build a request for this operation' })}
      isDialog
      load={() => load(`${reference}/${operation}`)}
    />
  );
}
