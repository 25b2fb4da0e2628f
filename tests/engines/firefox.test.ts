import { launchFirefox } from './firefox';
import { testJourneys } from './testJourneys';

testJourneys('firefox', launchFirefox);
