import { brand } from '../brand.config';
import { apiVersionFile, openApiFiles } from '../plugins/api-facts/apiFiles';
import { CHANGE_KINDS, diffFacts } from '../plugins/api-facts/diffFacts';
import { describeChange, KIND_WORDS } from '../plugins/api-facts/describeChange';
import { main, projectDir } from './run';

main(async () => {
  const [from, to] = process.argv.slice(2);
  if (from === undefined || to === undefined) {
    throw new Error('npm run api:diff -- <older version> <newer version>, for example v3.3.0 v3.4.0, or v3.4.0 next');
  }
  const files = openApiFiles(projectDir, brand);
  const facts = (version: string) => files.facts(apiVersionFile(version));
  const changes = diffFacts(facts(from), facts(to), files.successors());
  console.log(`# API changes from ${from} to ${to}\n`);
  if (changes.length === 0) console.log('None.');
  for (const kind of CHANGE_KINDS) {
    const ofKind = changes.filter((change) => change.kind === kind);
    if (ofKind.length === 0) continue;
    console.log(`## ${KIND_WORDS[kind]} (${ofKind.length})\n\n${ofKind.map(describeChange).join('\n')}\n`);
  }
});
