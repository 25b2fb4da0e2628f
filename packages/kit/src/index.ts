// Small functions that also run in browsers.
export * from './closestName';
export * from './codeHtml';
export * from './decodableUrl';
export * from './decoded';
export * from './defined';
export * from './html';
export * from './htmlContract';
export * from './joinNames';
export * from './json';
export * from './jsonPointer';
export * from './markdownPath';
export * from './memoize';
export * from './own';
export * from './reportUrl';
