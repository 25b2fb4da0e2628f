import { Prism } from 'prism-react-renderer';

// The files in `prismjs/components` add their languages to the global instance. `prism.ts` imports this file before them
// and removes the global afterwards.
(globalThis as { Prism?: unknown }).Prism = Prism;
