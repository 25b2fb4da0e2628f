import { brand } from '../../brand.config';
import { deploySite } from '../../tests/support/deployedSite';
import { main, run } from '../lib/run';

/** Lowest score that passes, of 100. */
const MIN_SCORE = 97;

/** The fields that are read from a report of afdocs: https://afdocs.dev/reference/cli */
interface Report {
  results: { id: string; status: string; message: string }[];
  scoring?: { overall: number };
  testedPages?: number;
}

/** Checks 60 pages, evenly spread over the sorted list, so that every run checks the same ones. */
const SAMPLE = ['--sampling', 'deterministic', '--max-links', '60'];

/** The server is local, so requests need no delay. Links in files contain the public URL. */
const SERVER = ['--request-delay', '0', '--canonical-origin', brand.siteUrl + brand.basePath];

main(async () => {
  // As deployed, because a part of the score is for answering with Markdown if the request prefers it.
  const server = await deploySite('check-agents');
  try {
    const url = `http://localhost:${server.port}${brand.basePath}`;
    const scorer = ['npx', '--yes', 'afdocs@0.22.2', 'check', url, '--format=json', '--score', '--quiet'];
    const { output } = await run([...scorer, ...SAMPLE, ...SERVER], { capture: true });
    // Warnings may precede the report, also such with braces.
    const { results, scoring, testedPages } = JSON.parse(output.slice(output.search(/^\{/m))) as Report;
    if (!scoring) throw new Error(`afdocs printed no score:\n${output}`);
    for (const { id, status, message } of results) {
      if (['warn', 'fail'].includes(status)) console.log(`${status} ${id}: ${message}`);
    }
    console.log(`Score for agents: ${scoring.overall} of 100 on ${testedPages} pages, at least ${MIN_SCORE} passes`);
    process.exitCode = scoring.overall >= MIN_SCORE ? 0 : 1;
  } finally {
    await server.stop();
  }
});
