import { brand } from '../brand.config';
import { checkAddress } from './checkAddress';
import { main } from './run';

main(async () => {
  const [hostAddress] = process.argv.slice(2);
  if (!hostAddress) throw new Error('tsx scripts/check-address.ts <address that the host serves the site at>');
  checkAddress(hostAddress, brand);
});
