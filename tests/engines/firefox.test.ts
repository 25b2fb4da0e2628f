import { testJourneys } from './testJourneys';

await testJourneys('firefox');
