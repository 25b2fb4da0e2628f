import { drawPages } from '../tests/engines/drawPages';
import { main } from './lib/run';

// Arguments are words of the kinds to draw, for example: npm run screenshots -- metric search
main(async () => {
  const { engines, url } = await drawPages(process.argv.slice(2));
  console.log(`The pages in ${engines.join(', ')} are side by side in ${url}`);
});
