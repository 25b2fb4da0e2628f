// What the package gives to browsers, under the name of the package: bundlers take this module in place of `index.ts`.
export * from './calls/writtenSamples';
export * from './text/codeSpan';
export * from './text/valueKey';
export * from './document/openApiDocument';
export * from './document/schemaObject';
export * from './samples/call';
export * from './samples/sampleCall';
export * from './samples/renderSamples';
export * from './samples/sampleLanguages';
export * from './samples/sequence';
export * from './fieldTypes';
export * from './types';
