import type { WorkerRequest, WorkerResponse } from '../../src/search/worker';

/** A request to the search worker. Times are milliseconds of the page's clock. */
export interface Asked {
  /** Absent if the page only loads the index. */
  query: string | undefined;
  asked: number;
  answered?: number;
}

declare global {
  interface Window {
    /** All requests so far, in order. */
    asked: Asked[];
  }
}

/** Records the requests to the search worker and the times of its responses. It runs in the page before its scripts (`addInitScript`), so it uses nothing from outside. */
export function workerProbe(): void {
  window.asked = [];
  window.Worker = class extends Worker {
    private readonly questions = new Map<number, Asked>();

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
        const question = this.questions.get(data.id);
        if (question) question.answered = performance.now();
      });
    }

    override postMessage(message: WorkerRequest): void {
      const question: Asked = { query: message.request?.query, asked: performance.now() };
      this.questions.set(message.id, question);
      window.asked.push(question);
      super.postMessage(message);
    }
  };
}
