import { safeEmbed } from './safe-record';

const map = 'https://www.openstreetmap.org/export/embed.html?bbox=55.1%2C25.0&amp;layer=mapnik';
const rebuilt = (source: string, title: string) =>
  `<iframe src="${source}" title="${title}" width="600" height="450" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts allow-same-origin allow-popups" allowfullscreen></iframe>`;

test('builds a frame anew around its address and title', () => {
  const markup = `<div><p>Here:</p><IFRAME onload="alert(1)" srcdoc="<script>alert(1)</script>" name="top" style="position:fixed" title="Map of Quay &lt;1&gt;" src="${map}" sandbox="allow-top-navigation"></IFRAME></div>`;
  expect(safeEmbed(markup)).toBe(rebuilt(map, 'Map of Quay &lt;1&gt;'));
});

test('a frame that was built anew stays as it is', () => {
  const once = safeEmbed(`<iframe src="${map}"></iframe>`) ?? '';
  expect(once).toBe(rebuilt(map, 'Map'));
  expect(safeEmbed(once)).toBe(once);
});

test('takes a bare address, and the first frame that may stand', () => {
  expect(safeEmbed('https://www.youtube.com/embed/a1')).toBe(rebuilt('https://www.youtube.com/embed/a1', 'Map'));
  expect(
    safeEmbed(`<iframe src="https://evil.example"></iframe><iframe src="https://player.vimeo.com/video/1"></iframe>`),
  ).toBe(rebuilt('https://player.vimeo.com/video/1', 'Map'));
});

test.each([
  ['nothing', ''],
  ['words', 'Dubai Marina'],
  ['a frame of another host', '<iframe src="https://evil.example/maps/embed"></iframe>'],
  ['a redirect of an allowed host', '<iframe src="https://www.google.com/url?q=https://evil.example"></iframe>'],
  ['a frame without an address', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['a script', `<script src="${map}"></script>`],
  ['a frame that runs a script', '<iframe src="javascript:alert(1)"></iframe>'],
  ['a frame in a comment', `<!-- <iframe src="${map}"></iframe> -->`],
  ['an object', `<object data="${map}"></object><embed src="${map}">`],
  ['a frame whose address only looks like one', `<iframe data-src="${map}"></iframe>`],
])('lets %s not stand', (_what, markup) => {
  expect(safeEmbed(markup)).toBeNull();
});
