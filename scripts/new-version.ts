import { main } from './lib/run';
import { cutVersion } from './new-version/cutVersion';
import { UNDO } from './new-version/versionFiles';

main(async () => {
  const [version = ''] = process.argv.slice(2);
  await cutVersion(version);
  console.log(
    [
      `Cut ${version}: docs, sidebar and OpenAPI file.`,
      `Next, in docs/change-log.mdx, add to="${version}" to the <PageChanges> and <ApiChanges> of that version, and add a`,
      `new section "## Unreleased" above it, with <PageChanges from="${version}" /> and <ApiChanges from="${version}" />.`,
      'Then commit everything.',
      `To undo the cut before you commit: ${UNDO}`,
    ].join('\n'),
  );
});
