/** Components that only pages of this site use, without an import. They run in the browser. */
export default {};
