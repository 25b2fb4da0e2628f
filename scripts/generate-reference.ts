import { generateReference } from './generateReference';
import { main } from './run';

main(() => generateReference());
