import { newVersion } from './newVersion/newVersion';
import { UNDO } from './newVersion/versionFiles';
import { main } from './run';

main(async () => {
  const [version = ''] = process.argv.slice(2);
  await newVersion(version);
  console.log(
    [
      `Cut ${version}: docs, sidebar and OpenAPI file.`,
      `Next, in docs/change-log.mdx: write to="${version}" into <PageChanges> and <ApiChanges> of that version, and begin`,
      `a new part "## Unreleased" above it, with <PageChanges from="${version}" /> and <ApiChanges from="${version}" />.`,
      'Then commit all of it.',
      `To take the cut back before you commit: ${UNDO}`,
    ].join('\n'),
  );
});
