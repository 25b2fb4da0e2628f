export * from './markdownFile';
export * from './rewriteLinks';
export * from './simplifyPage';
export * from './tableCells';
