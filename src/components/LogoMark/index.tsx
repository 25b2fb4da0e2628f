import type { ReactNode } from 'react';

interface Props {
  className?: string;
  /** Width and height in pixels. */
  size?: number;
}

/** The logo of the site, a plumb line: the line in the text color, the bob in brass. */
export default function LogoMark({ className, size = 26 }: Props): ReactNode {
  return (
    <svg className={className} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M5 4h22M16 4v11" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M10 14h12l-6 15z" fill="var(--site-color-brass)" />
    </svg>
  );
}
