import { writeReference } from './lib/writeReference';
import { main } from './lib/run';

main(() => writeReference());
