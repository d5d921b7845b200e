import { countedAs, isOwnMachine, networkOf, siteOf } from './network-of';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('tells two homes apart', () => {
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
});

test('knows the networks of one customer', () => {
  expect(siteOf('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
  expect(siteOf('2001:db8:1:3::1')).toBe('2001:db8:1::/48');
  expect(siteOf('2001:db8:2:3::1')).not.toBe(siteOf('2001:db8:1:3::1'));
  expect(siteOf('203.0.113.7')).toBe('203.0.113.7');
});

test('counts an IPv6 address for its network, and for its site as four', () => {
  expect(countedAs('2001:db8:1:2::1')).toEqual([
    { key: '2001:db8:1:2::/64', networks: 1 },
    { key: '2001:db8:1::/48', networks: 4 },
  ]);
  expect(countedAs('203.0.113.7')).toEqual([{ key: '203.0.113.7', networks: 1 }]);
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  // Another of its own addresses may be a visitor's: a container, a tunnel.
  ['127.0.0.2', false],
  ['203.0.113.7', false],
])('whether %s is this machine speaking to itself: %s', (address, is) => {
  expect(isOwnMachine(address)).toBe(is);
});
