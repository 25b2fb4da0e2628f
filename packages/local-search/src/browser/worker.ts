import { answer, type IndexLocation } from './answer';
import type { SearchAnswer, SearchRequest } from '../engine/types';

/** A message to the worker; without a request the worker only loads the index. */
export interface WorkerRequest {
  id: number;
  location: IndexLocation;
  request?: SearchRequest;
}

/** A message from the worker. */
export type WorkerResponse = { id: number } & (
  { answer: SearchAnswer | undefined; error?: undefined } | { error: string }
);

async function respond({ id, location, request }: WorkerRequest): Promise<WorkerResponse> {
  try {
    return { id, answer: await answer(location, request) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void respond(data).then((response) => postMessage(response));
});
