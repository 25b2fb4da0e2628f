import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

interface Props {
  /** What did not load. */
  children: ReactNode;
  className?: string;
  retry: () => void;
}

/** Shows that something did not load, with a button to retry. */
export default function Failure({ children, className, retry }: Props): ReactNode {
  return (
    <div role="alert" className={className}>
      {children}
      <button type="button" className="button button--primary" onClick={retry}>
        {translate({ message: 'Retry' })}
      </button>
    </div>
  );
}
