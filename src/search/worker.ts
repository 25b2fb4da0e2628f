import { answer, prepare, type IndexAddress } from './answer';
import type { SearchAnswer, SearchRequest } from './types';

/** A message to the worker; without a request it only makes the index ready. */
export interface Question {
  id: number;
  address: IndexAddress;
  request?: SearchRequest;
}

/** A message from the worker. */
export type Reply = { id: number } & ({ answer?: SearchAnswer; error?: undefined } | { error: string });

async function reply({ id, address, request }: Question): Promise<Reply> {
  try {
    if (request) return { id, answer: await answer(address, request) };
    await prepare(address);
    return { id };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void reply(data).then((message) => postMessage(message));
});
