/** The parts of the site that a search can be limited to: labels, and paths below the base path. */
export const AREAS = [
  { label: 'Docs', path: 'docs' },
  { label: 'API reference', path: 'docs/api' },
  { label: 'Blog', path: 'blog' },
] as const;
