// The types of Node in projects for the browser, which has none: without this file, types of Docusaurus bring the real ones.
export {};
