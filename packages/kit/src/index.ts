// Small functions that also run in browsers.
export * from './html/escapeHtml';
export * from './html/html';
export * from './html/htmlContract';
export * from './html/writtenTags';
export * from './text/asSentence';
export * from './text/closestName';
export * from './text/joinNames';
export * from './text/unspaced';
export * from './urls/decodableUrl';
export * from './urls/decoded';
export * from './urls/markdownPath';
export * from './urls/reportUrl';
export * from './values/defined';
export * from './values/json';
export * from './values/pathSteps';
export * from './values/memoize';
export * from './values/own';
