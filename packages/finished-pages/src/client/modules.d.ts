/** The entry of Docusaurus, by the name that the bundler knows it by. */
declare module '@finished-pages/site';
