import { printFindings } from './gates/printFindings';
import { lintPages } from './pages/lintPages';
import { main, projectDir } from './run';

main(async () => {
  const { pages, findings } = lintPages(projectDir, { fix: process.argv.includes('--fix') });
  printFindings(findings, `${pages} pages: prose, front matter, brand tokens, facts of the API, links and anchors`);
});
