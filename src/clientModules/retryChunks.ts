/** Requests a chunk that fails to load once more, before anybody reloads the page or shows an error. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The bundler's loading function: https://webpack.js.org/api/module-variables/#__webpack_chunk_load__-webpack-specific */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

if (ExecutionEnvironment.canUseDOM) {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => load(chunk).catch(() => load(chunk));
}
