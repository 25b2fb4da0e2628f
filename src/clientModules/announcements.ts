import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import { prepareAnnouncements } from '@site/src/announce';

if (ExecutionEnvironment.canUseDOM) prepareAnnouncements();
