import type { RequestForm, RequestValidator } from '@site/plugins/request-validators/types';

/** What an open request builder works with. */
export interface BuilderProps {
  form: RequestForm;
  validate: RequestValidator;
  open: boolean;
  /** Called when the reader closes the builder, with the button or with Escape. */
  onClose: () => void;
}
