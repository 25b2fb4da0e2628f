import { launchFirefox } from '../support/engines/firefox';
import { testJourneys } from './testJourneys';

testJourneys('firefox', launchFirefox);
