export { default as BodyTranslator } from './BodyTranslator';
export * from './PageContents/contentsLabel';
export * from './docsComponents';
