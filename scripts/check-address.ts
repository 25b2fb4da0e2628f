import { brand } from '../brand.config';
import { checkSiteUrl } from '../deploy/checkSiteUrl';
import { main } from './lib/run';

main(async () => {
  const [hostUrl] = process.argv.slice(2);
  if (!hostUrl) throw new Error('tsx scripts/check-address.ts <URL at which the host serves the site>');
  checkSiteUrl(hostUrl, brand);
});
