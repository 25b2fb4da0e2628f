// Pages as they are written, and as they are built.
export * from './markdown/frontMatter';
export * from './markdown/headingIds';
export * from './markdown/parseMdx';
export * from './markdown/readAttributes';
export * from './steps/parsePage';
