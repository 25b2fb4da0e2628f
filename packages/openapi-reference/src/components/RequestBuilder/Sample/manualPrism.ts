// Prism colors the whole page when it is loaded, unless this is set. `highlightSample.ts` imports this file before it.
(globalThis as { Prism?: unknown }).Prism = { manual: true, disableWorkerMessageHandler: true };
