import { FIREFOX } from '../../scripts/test/programs';
import { launchFirefox } from '../support/engines/firefox';
import { testJourneys } from './testJourneys';

await testJourneys('firefox', FIREFOX, launchFirefox);
