import path from 'node:path';

import mdxLoader from '@docusaurus/mdx-loader';

import { API_FOLDER } from '../api/facts/apiFiles';
import { listFiles, projectPath } from '../lib/paths';
import { describeError } from './describeError';
import { recordPage } from './pageErrors';

type Callback = (error: Error | null, code?: string) => void;

/** The part of the context of a loader that is used here. */
interface LoaderContext {
  /** Absolute path of the project. */
  rootContext: string;
  /** The page with its query. */
  resource: string;
  resourcePath: string;
  addDependency(file: string): void;
  async(): Callback;
}

/** The last code without an error, by resource. */
const lastCode = new Map<string, string>();

/**
 * Loader that takes the place of Docusaurus' MDX loader. The page depends on the OpenAPI files, from which its components
 * take their facts. If it has an error, the browser keeps its last content below the overlay: a module that throws would
 * stay broken until the browser reloads the page.
 */
export default function pageLoader(this: LoaderContext, source: string): void {
  const { rootContext, resource } = this;
  const callback = this.async();
  const folder = path.join(rootContext, API_FOLDER);
  for (const file of listFiles(folder)) this.addDependency(path.join(folder, file));

  const finish: Callback = (error, code = '') => {
    if (!error) {
      recordPage(resource);
      lastCode.set(resource, code);
      callback(null, code);
      return;
    }
    const message = describeError(error, projectPath(rootContext, this.resourcePath));
    recordPage(resource, message);
    const last = lastCode.get(resource);
    if (last === undefined) callback(new Error(message));
    else callback(null, last);
  };
  const context = Object.create(this, { async: { value: () => finish } }) as ThisParameterType<typeof mdxLoader>;
  void mdxLoader.call(context, source);
}
