import { Prism } from 'prism-react-renderer';

/** The files of `prismjs/components` add their language to this global instance; `prism.ts` removes it again. */
(globalThis as { Prism?: unknown }).Prism = Prism;
