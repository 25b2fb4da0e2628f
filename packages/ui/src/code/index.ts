export * from './codeTheme';
export * from './readCodeBlock';
export * from './tokenHtml';
