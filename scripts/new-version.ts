import { newVersion } from './newVersion';
import { main } from './run';

main(async () => {
  const [version = ''] = process.argv.slice(2);
  await newVersion(version);
  console.log(
    `Cut ${version}: docs, sidebar and OpenAPI file. Next: write the new change-log section in docs/change-log.mdx.`,
  );
});
