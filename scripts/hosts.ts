import { writeHosts } from './deploy/writeHosts';
import { main } from './lib/run';

// Writes what hosts need beside the built site.
main(writeHosts);
