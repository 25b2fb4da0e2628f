import type { Question, Reply } from '../../src/search/worker';

/** A question to the search worker, with the moments, in milliseconds of the page's clock, of its way. */
export interface Asked {
  /** Absent when the page only made the index ready. */
  query: string | undefined;
  asked: number;
  answered?: number;
}

declare global {
  interface Window {
    /** Every question so far, in order. */
    asked: Asked[];
  }
}

/**
 * Runs inside the measured page before its own scripts (`addInitScript`), so it may use nothing from outside itself.
 *
 * It notes when the page asks its search worker and when the worker has answered.
 */
export function workerProbe(): void {
  window.asked = [];
  window.Worker = class extends Worker {
    private readonly questions = new Map<number, Asked>();

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
        const question = this.questions.get(data.id);
        if (question) question.answered = performance.now();
      });
    }

    override postMessage(message: Question): void {
      const question: Asked = { query: message.request?.query, asked: performance.now() };
      this.questions.set(message.id, question);
      window.asked.push(question);
      super.postMessage(message);
    }
  };
}
