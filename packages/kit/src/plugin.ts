// What a plugin of Docusaurus is made of.
export * from './browserFolder';
export * from './buildSteps';
export * from './bundleProgram';
export * from './escapeFrontMatter';
export * from './loadedVersions';
export * from './markdownRule';
export * from './pluginOptions';
export * from './sitePaths';
export * from './withoutModules';
