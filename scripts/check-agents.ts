import { brand } from '../brand.config';
import { deploySite } from '../tests/support/deployedSite';
import { main, run, tool } from './lib/run';
import { agentScore } from './nightly/agentScore';

/** Lowest score that passes, of 100. */
const MIN_SCORE = 95;

/** Checks 60 pages, evenly spread over the sorted list, so that every run checks the same ones. */
const SAMPLE = ['--sampling', 'deterministic', '--max-links', '60'];

/** The server is local, so requests need no delay. Links in files contain the public URL. */
const LOCAL_SERVER = [
  '--request-delay',
  '0',
  '--max-concurrency',
  '4',
  '--canonical-origin',
  brand.siteUrl + brand.basePath,
];

main(async () => {
  // As deployed, because a part of the score is for answering with Markdown if the request prefers it.
  const server = await deploySite('check-agents');
  const url = `http://localhost:${server.port}${brand.basePath}`;
  try {
    const scorer = tool('afdocs', 'check', url, '--format', 'json', '--score', '--quiet', ...SAMPLE, ...LOCAL_SERVER);
    const { overall, pages, lostPoints } = agentScore((await run(scorer, { capture: true })).output);
    console.log(`Score for agents: ${overall} of 100, on ${pages} pages\n${lostPoints.join('\n')}`);
    if (overall >= MIN_SCORE) return;
    console.error(`The score must be at least ${MIN_SCORE}. Description of the checks: https://afdocs.dev/checks/`);
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
});
