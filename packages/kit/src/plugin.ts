// What a plugin of Docusaurus is made of.
export { escapeRegexp } from '@docusaurus/utils';
export * from './bundles/browserFolder';
export * from './bundles/themeOf';
export * from './bundles/bundleProgram';
export * from './bundles/withoutModules';
export { functionOption } from './input/functionOption';
export * from './input/listedEntry';
export * from './input/namedFile';
export * from './input/optionError';
export * from './input/pluginOptions';
export * from './markdown/escapeFrontMatter';
export * from './markdown/markdownRule';
export * from './steps/buildSteps';
export * from './urls/sitePaths';
export * from './versions/loadedVersions';
