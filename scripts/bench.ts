import { main, run, script, tool } from './lib/run';

/** What is measured against budgets, by the name of each bench. All read `build/`. */
const BENCHES: Record<string, string[]> = {
  weights: tool('size-limit', '--config', 'scripts/bench/weights.mjs'),
  search: script('scripts/bench/search.ts'),
  pages: script('scripts/bench/pages.ts'),
  agents: script('scripts/bench/agents.ts'),
};

/** Those that need no other programs. */
const STANDARD = ['weights', 'search', 'pages'];

// Examples: `npm run bench`, `npm run bench -- weights`, `npm run bench -- pages --runs 3`.
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
