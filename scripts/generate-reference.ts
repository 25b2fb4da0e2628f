import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { generateReference } from './generateReference';
import { main, projectDir } from './run';
import { billOfMaterials, BILL_OF_MATERIALS } from './supplyChain/billOfMaterials';
import { lockedPackages } from './supplyChain/lockedPackages';

main(async () => {
  await generateReference();
  writeFileSync(path.join(projectDir, BILL_OF_MATERIALS), billOfMaterials(lockedPackages(projectDir)));
});
