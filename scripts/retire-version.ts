import { main } from './lib/run';
import { prepareRetirement } from './versions/retireVersion';
import { runVersionCommand } from './versions/changeVersions';

main(() => runVersionCommand(prepareRetirement));
