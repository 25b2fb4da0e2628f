/**
 * Entry of the scripts. React, the routes and the rest of Docusaurus run in tasks of their own: together they would be one of the
 * longest tasks of a page, in which it answers to no touch.
 */
import 'react-dom/client';

import { withPastEvents } from './pastEvents';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await nextTask();
  await withPastEvents(() => import(/* webpackMode: "eager" */ '@finished-pages/site'));
}

void start();
