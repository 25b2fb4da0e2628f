export { default as BodyTranslator } from './BodyTranslator';
export { default as PageContents } from './PageContents';
export * from './PageContents/contentsLabel';
export { default as RequestBuilder } from './RequestBuilder';
export * from './docsComponents';
