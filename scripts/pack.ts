import { packPackages } from './lib/packPackages';
import { main, projectDir } from './lib/run';

main(async () => {
  for (const file of await packPackages()) console.log(file.replace(`${projectDir}/`, ''));
});
