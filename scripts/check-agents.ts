import { brand } from '../brand.config';
import { agentScore } from './agentScore';
import { main, run, tool } from './run';
import { serveSite } from './serveSite';

/** Of 100 points. */
const LEAST = 95;

/** Which pages are looked at: this many, evenly spread over the sorted list, so that every run asks the same. */
const SAMPLE = ['--sampling', 'deterministic', '--max-links', '60'];

/** The server is our own: no pause between requests. Addresses in files are those of the public site. */
const OWN_SERVER = [
  '--request-delay',
  '0',
  '--max-concurrency',
  '4',
  '--canonical-origin',
  brand.siteUrl + brand.basePath,
];

main(async () => {
  const { address, process: server } = await serveSite();
  try {
    const scorer = tool('afdocs', 'check', address, '--format', 'json', '--score', '--quiet', ...SAMPLE, ...OWN_SERVER);
    const { overall, pages, lacking } = agentScore((await run(scorer, { capture: true })).output);
    console.log(`Score for agents: ${overall} of 100, over ${pages} pages\n${lacking.join('\n')}`);
    if (overall >= LEAST) return;
    console.error(`It must be at least ${LEAST}. What each check asks for: https://afdocs.dev/checks/`);
    process.exitCode = 1;
  } finally {
    server.kill();
  }
});
