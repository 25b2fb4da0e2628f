import { translate } from '@docusaurus/Translate';

/** Returns the text for the case that the browser refuses to copy. */
export const notCopied = () => translate({ message: 'The browser did not allow copying' });
