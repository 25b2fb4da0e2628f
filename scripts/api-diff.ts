import { brand } from '../brand.config';
import { diffFacts } from '../plugins/api/differences/diffFacts';
import { apiVersionFile, openApiFiles } from '../plugins/api/facts/apiFiles';
import { apiChangeList } from './change-report/apiChangeList';
import { main, projectDir } from './lib/run';

main(async () => {
  const [from, to] = process.argv.slice(2);
  if (from === undefined || to === undefined) {
    throw new Error('npm run api:diff -- <older version> <newer version>, for example v3.3.0 v3.4.0, or v3.4.0 next');
  }
  const files = openApiFiles(projectDir, brand);
  const facts = (version: string) => files.facts(apiVersionFile(version));
  const changes = diffFacts(facts(from), facts(to), files.successors());
  console.log(`# API changes from ${from} to ${to}\n\n${apiChangeList(changes, 2)}`);
});
