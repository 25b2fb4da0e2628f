/**
 * Loader in front of MDX that makes each page depend on the OpenAPI files, from which its components take their facts.
 *
 * @this {{ addDependency(file: string): void, getOptions(): { files: string[] } }}
 * @param {string} source
 */
export default function readsApiFiles(source) {
  for (const file of this.getOptions().files) this.addDependency(file);
  return source;
}
