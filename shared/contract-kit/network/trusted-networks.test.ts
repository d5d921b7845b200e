import { inNetworks } from './trust-proxy';

test.each([
  ['127.0.0.1', ['loopback'], true],
  ['::1', ['loopback'], true],
  ['::ffff:127.0.0.1', ['loopback'], true],
  ['10.1.2.3', ['loopback'], false],
  ['10.1.2.3', ['uniquelocal'], true],
  ['10.1.2.3', ['10.1.0.0/16'], true],
  ['10.2.2.3', ['10.1.0.0/16'], false],
  ['10.1.2.3', ['10.1.2.3'], true],
  ['fe80::1%eth0', ['linklocal'], true],
  ['2001:db8::1', ['2001:db8::/32', 'loopback'], true],
  ['2001:db9::1', ['2001:db8::/32', 'loopback'], false],
  ['203.0.113.1', [], false],
  ['nonsense', ['loopback'], false],
])('%s is within %p: %p', (address, networks, isWithin) => {
  expect(inNetworks(networks)(address)).toBe(isWithin);
});
