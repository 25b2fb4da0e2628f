import { buildPackages } from './lib/buildPackages';
import { main } from './lib/run';

// Compiles the packages that the configuration takes by their names.
main(buildPackages);
