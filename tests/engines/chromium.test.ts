import { testJourneys } from './testJourneys';

await testJourneys('chromium');
