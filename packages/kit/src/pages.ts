// Pages as they are written, and as they are built.
export * from './frontMatter';
export * from './headingIds';
export * from './parseMdx';
export * from './parsePage';
export * from './readAttributes';
