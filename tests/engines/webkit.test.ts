import { testJourneys } from './testJourneys';

await testJourneys('webkit');
