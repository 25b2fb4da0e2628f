import { launchWebKit } from './webKit';
import { testJourneys } from './testJourneys';

testJourneys('webkit', launchWebKit);
