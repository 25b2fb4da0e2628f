import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

import type { IndexLocation } from './answer';
import type { SearchAnswer, SearchRequest } from '../engine/types';
import type { WorkerRequest, WorkerResponse } from './worker';

/** The base path, which the bundler also uses: https://webpack.js.org/api/module-variables/#__webpack_public_path__-webpack-specific */
declare const __webpack_public_path__: string;

const { indexFiles, excerptLength } = settings;
const baseUrl = __webpack_public_path__;

/** Returns the site path of the search index of a version such as `v3.4.0`, or undefined if it has none. */
export function indexPath(version: string): string | undefined {
  const file = indexFiles[version];
  return file && baseUrl + file;
}

function indexLocation(version: string): IndexLocation {
  const path = indexPath(version);
  if (path === undefined) throw new Error(`there is no search index of the docs version ${version}`);
  return { path, basePath: baseUrl, excerptLength };
}

/** The worker and the requests that it has not answered yet. */
class SearchWorker {
  private readonly worker: Worker;
  private readonly pending = new Map<number, (response: WorkerResponse) => void>();
  private lastId = 0;

  constructor(onFailure: () => void) {
    this.worker = new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker', import.meta.url));
    this.worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => this.settle(data));
    this.worker.addEventListener('error', () => {
      onFailure();
      for (const id of this.pending.keys()) this.settle({ id, error: 'the search could not start' });
    });
  }

  private settle(response: WorkerResponse): void {
    this.pending.get(response.id)?.(response);
    this.pending.delete(response.id);
  }

  send(message: Omit<WorkerRequest, 'id'>): Promise<SearchAnswer | undefined> {
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      this.pending.set(this.lastId, (response) => {
        if (response.error === undefined) resolve(response.answer);
        else reject(new Error(response.error));
      });
      this.worker.postMessage({ id: this.lastId, ...message } satisfies WorkerRequest);
    });
  }
}

let worker: SearchWorker | undefined;

/** Whether the browser or an extension forbids workers: the page itself searches then. */
let isWorkerBroken = false;

async function send(message: Omit<WorkerRequest, 'id'>): Promise<SearchAnswer | undefined> {
  if (!isWorkerBroken) {
    try {
      worker ??= new SearchWorker(() => {
        isWorkerBroken = true;
      });
      return await worker.send(message);
    } catch (error) {
      // A worker that runs has failed to load the index.
      if (worker && !isWorkerBroken) throw error;
      isWorkerBroken = true;
    }
  }
  const { answer } = await import(/* webpackChunkName: "search-without-worker" */ './answer');
  return answer(message.location, message.request);
}

/** Starts the worker and loads the index of a docs version. Errors are ignored here: the next search reports them. */
export function warmUp(version: string): void {
  void Promise.resolve()
    .then(() => send({ location: indexLocation(version) }))
    .catch(() => undefined);
}

/** Searches in a background worker. The first call loads the index; if that fails, it rejects and the next call requests it again. */
export async function search(request: SearchRequest): Promise<SearchAnswer> {
  const answer = await send({ location: indexLocation(request.version), request });
  if (!answer) throw new Error('the search gave no answer');
  return answer;
}
