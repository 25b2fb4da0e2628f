import { main } from './lib/run';
import { runVersionCommand } from './versions/changeVersions';
import { prepareCut } from './versions/cutVersion';

main(() => runVersionCommand(prepareCut));
