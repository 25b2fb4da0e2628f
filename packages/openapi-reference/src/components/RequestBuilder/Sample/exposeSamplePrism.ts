import Prism from 'prismjs/components/prism-core.min';

// As in `exposePrism.ts`.
(globalThis as { Prism?: unknown }).Prism = Prism;
