import Prism from 'prismjs/components/prism-core';

// The files in `prismjs/components` add their languages to the global instance.
(globalThis as { Prism?: unknown }).Prism = Prism;
