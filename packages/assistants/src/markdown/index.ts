export * from './markdownFile';
export * from './simplifyPage';
export * from './tableCells';
