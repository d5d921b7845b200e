import { embedSource } from './embed-source';

test.each([
  'https://www.google.com/maps/embed?pb=!1m18!1m12',
  'https://www.google.com/maps/embed/v1/place?key=k&q=Dubai',
  'https://www.google.com/maps/d/u/0/embed?mid=1',
  'https://maps.google.com/maps?q=25.1,55.2&output=embed',
  'https://www.openstreetmap.org/export/embed.html?bbox=55.1%2C25.0%2C55.2%2C25.1&layer=mapnik',
  'https://www.youtube.com/embed/aB3_-xyz?rel=0',
  'https://www.youtube-nocookie.com/embed/aB3_-xyz',
  'https://player.vimeo.com/video/76979871',
])('lets %s stand', (source) => {
  expect(embedSource(source)).toBe(source);
});

test('lets an address stand that is as long as one may be', () => {
  const address = `https://www.youtube.com/embed/${'a'.repeat(3970)}`;
  expect(address).toHaveLength(4000);
  expect(embedSource(address)).toBe(address);
  expect(embedSource(`${address}a`)).toBeNull();
});

test('reads what is written without a scheme, or in capitals, as the address that it is', () => {
  expect(embedSource(' //WWW.YouTube.com/embed/a1 ')).toBe('https://www.youtube.com/embed/a1');
});

test.each([
  ['a redirect of an allowed host', 'https://www.google.com/url?q=https://evil.example'],
  ['a redirect behind the path of an embed', 'https://www.google.com/maps/embed/../../url?q=https://evil.example'],
  ['the same, encoded', 'https://www.google.com/maps/embed/%2e%2e/%2e%2e/url?q=https://evil.example'],
  ['a path that only begins like an embed', 'https://www.google.com/maps/embedded'],
  ['a page of maps that is no embed', 'https://maps.google.com/maps?q=Dubai'],
  ['another host', 'https://evil.example/maps/embed'],
  ['a host that ends like an allowed one', 'https://evilwww.youtube.com/embed/a1'],
  ['a host that begins like an allowed one', 'https://www.youtube.com.evil.example/embed/a1'],
  ['an allowed host as a user name', 'https://www.youtube.com@evil.example/embed/a1'],
  ['a user name', 'https://ana@www.youtube.com/embed/a1'],
  ['a password', 'https://:secret@www.youtube.com/embed/a1'],
  ['a port', 'https://www.youtube.com:8443/embed/a1'],
  ['http', 'http://www.youtube.com/embed/a1'],
  ['a script', 'javascript:alert(1)//https://www.youtube.com/embed/a1'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a page of ours', '/embed/a1'],
  ['backslashes', 'https:\\\\evil.example/embed/a1'],
  ['nothing', ''],
  ['an endless address', `https://www.youtube.com/embed/${'a'.repeat(4000)}`],
])('refuses %s', (_what, source) => {
  expect(embedSource(source)).toBeNull();
});
