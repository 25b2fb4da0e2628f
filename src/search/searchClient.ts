import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';
import siteConfig from '@generated/docusaurus.config';

import type { IndexAddress } from './answer';
import type { SearchAnswer, SearchRequest } from './types';
import type { Question, Reply } from './worker';

const { indexFiles } = settings;

interface Waiting {
  resolve(answer: SearchAnswer | undefined): void;
  reject(error: Error): void;
}

const { baseUrl } = siteConfig;

/**
 * Returns the site path of a version's search index, or undefined if it has none.
 *
 * @param version for example `v3.4.0`
 */
export function indexUrl(version: string): string | undefined {
  const file = indexFiles[version];
  return file && baseUrl + file;
}

function addressOf(version: string): IndexAddress {
  const url = indexUrl(version);
  if (url === undefined) throw new Error(`there is no search index of the docs version ${version}`);
  return { url, basePath: baseUrl };
}

/** The worker with the questions that it has not answered yet. */
class SearchWorker {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(onFailure: () => void) {
    this.worker = new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker', import.meta.url));
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.settle(data));
    this.worker.addEventListener('error', () => {
      onFailure();
      for (const { reject } of this.waiting.values()) reject(new Error('the search could not start'));
      this.waiting.clear();
    });
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (reply.error === undefined) waiting?.resolve(reply.answer);
    else waiting?.reject(new Error(reply.error));
  }

  ask(question: Omit<Question, 'id'>): Promise<SearchAnswer | undefined> {
    return new Promise((resolve, reject) => {
      this.last += 1;
      this.waiting.set(this.last, { resolve, reject });
      this.worker.postMessage({ id: this.last, ...question } satisfies Question);
    });
  }
}

let worker: SearchWorker | undefined;

/** A browser or an extension may forbid workers: then the page itself searches. */
let isWorkerBroken = false;

async function ask(question: Omit<Question, 'id'>): Promise<SearchAnswer | undefined> {
  if (!isWorkerBroken) {
    try {
      worker ??= new SearchWorker(() => {
        isWorkerBroken = true;
      });
      return await worker.ask(question);
    } catch (error) {
      if (worker) {
        if (!isWorkerBroken) throw error;
      } else {
        isWorkerBroken = true;
      }
    }
  }
  const { answer, prepare } = await import(/* webpackChunkName: "search-without-worker" */ './answer');
  if (question.request) return answer(question.address, question.request);
  await prepare(question.address);
  return undefined;
}

/**
 * Starts the worker and loads the index of a docs version. What goes wrong is left to the search that follows.
 *
 * @param version for example `v3.4.0`
 */
export function warmUp(version: string): void {
  void Promise.resolve()
    .then(() => ask({ address: addressOf(version) }))
    .catch(() => undefined);
}

/**
 * Searches in a background worker; loads the index on the first call.
 *
 * @param request what to search for and where
 * @returns rejects when the index cannot be loaded; a later call tries again
 */
export async function search(request: SearchRequest): Promise<SearchAnswer> {
  const answer = await ask({ address: addressOf(request.version), request });
  if (!answer) throw new Error('the search gave no answer');
  return answer;
}
