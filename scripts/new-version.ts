import { main } from './lib/run';
import { runVersionCommand } from './versions/runVersionCommand';
import { planCut } from './versions/cutVersion';

main(() => runVersionCommand(planCut));
