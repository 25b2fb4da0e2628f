import { generateReference } from './generateReference';
import { docusaurus, main, mustRun } from './run';

main(async () => {
  await generateReference();
  await mustRun(docusaurus('build', ...process.argv.slice(2)));
});
