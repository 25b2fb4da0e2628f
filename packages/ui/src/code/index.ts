export * from './codeTheme';
export * from './jsonBody';
export * from './readCodeBlock';
export * from './tokenHtml';
