import { isPublicAddress } from '../http/public-network';
import { download } from './download';

test.each([
  ...['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.16.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '239.1.1.1'],
  ...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', 'feeds.example'],
])('%s is no address of a public server', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is one', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['http://feeds.example/a.xml', 'Only addresses that begin with https:// are read.'],
  ['file:///etc/passwd', 'Only addresses that begin with https:// are read.'],
  ['https://127.0.0.1:1/a.xml', '127.0.0.1:1 is not on the internet.'],
  ['https://[::1]:1/a.xml', '[::1]:1 is not on the internet.'],
  // A name of this machine is looked up, and refused before anything is sent.
  ['https://localhost:1/a.xml', 'localhost is not on the internet.'],
])('%s is not read', async (address, sentence) => {
  await expect(download(address, 1000)).rejects.toThrow(sentence);
});
