import { WEBKIT } from '../../scripts/test/programs';
import { launchWebKit } from '../support/engines/webKit';
import { testJourneys } from './testJourneys';

await testJourneys('webkit', WEBKIT, launchWebKit);
