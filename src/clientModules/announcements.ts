import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import { prepareAnnouncements } from '@api-docs/ui/announce';

if (ExecutionEnvironment.canUseDOM) prepareAnnouncements();
