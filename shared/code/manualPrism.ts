// Prism highlights the whole page when it is loaded, unless this is set. `samplePrism.ts` imports this file before it.
(globalThis as { Prism?: unknown }).Prism = { manual: true, disableWorkerMessageHandler: true };
