import { main } from './lib/run';
import { planRetirement } from './versions/retireVersion';
import { runVersionCommand } from './versions/runVersionCommand';

main(() => runVersionCommand(planRetirement));
