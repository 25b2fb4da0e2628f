import { main, run, script, tool } from './lib/run';

/** What is measured, by the name of each bench. All but `document` read `build/` and have budgets. */
const BENCHES: Record<string, string[]> = {
  weights: tool('size-limit'),
  search: script('scripts/bench/search.ts'),
  pages: script('scripts/bench/pages.ts'),
  agents: script('scripts/bench/agents.ts'),
  beside: script('scripts/bench/beside.ts'),
  document: script('scripts/bench/document.ts'),
};

/** Those that need no other programs. */
const STANDARD = ['weights', 'search', 'pages'];

// Examples: `npm run bench`, `npm run bench -- weights`, `npm run bench -- pages --quick`, `npm run bench -- document api.yaml`.
main(async () => {
  const [name, ...flags] = process.argv.slice(2);
  const isNamed = name !== undefined && name in BENCHES;
  const given = isNamed ? flags : process.argv.slice(2);
  for (const bench of isNamed ? [name] : STANDARD) {
    const takesFlags = isNamed || bench === 'pages';
    const { code } = await run([...(BENCHES[bench] ?? []), ...(takesFlags ? given : [])]);
    if (code !== 0) process.exitCode = code;
  }
});
