import { launchWebKit } from '../support/engines/webKit';
import { testJourneys } from './testJourneys';

testJourneys('webkit', launchWebKit);
