import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineStyle, readStylesheets } from './stylesheets';

test.each([
  ['a file beside it', 'a{b:url(x.png)}', 'a{b:url(/r/x.png)}'],
  ['a file in quotes', 'a{b:url("x.png")}', 'a{b:url("/r/x.png")}'],
  ['a file above it', "a{b:url('../x.png')}", "a{b:url('/r/../x.png')}"],
  ['a path of the site', 'a{b:url(/shell/x.woff2)}', 'a{b:url(/shell/x.woff2)}'],
  ['an address', 'a{b:url(https://x.example/y.png)}', 'a{b:url(https://x.example/y.png)}'],
  ['data', 'a{b:url(data:image/png;base64,AA)}', 'a{b:url(data:image/png;base64,AA)}'],
  ['a part of a drawing', 'a{b:url("#clip")}', 'a{b:url("#clip")}'],
  ['what would end the element', 'a{content:"</style><script>"}', 'a{content:"<\\/style><script>"}'],
])('%s stands in a document as it should', (_, css, inline) => {
  expect(inlineStyle(css, '/r/')).toBe(inline);
});

test('a stylesheet that is not what was published, or is not there, is left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-styles-'));
  try {
    await mkdir(join(folder, 'browser'));
    await writeFile(join(folder, 'browser/a.css'), 'a{b:url(x.png)}');
    await writeFile(join(folder, 'browser/b.css'), 'altered');
    const described = (text: string) => ({
      bytes: text.length,
      sha384: createHash('sha384').update(text).digest('base64'),
    });
    const files = {
      'browser/a.css': described('a{b:url(x.png)}'),
      'browser/b.css': described('published'),
      'browser/c.css': described(''),
    };
    const sheets = await readStylesheets(Object.keys(files), { folder, files, publicPath: '/remotes/one/1/' });
    expect([...sheets]).toEqual([['browser/a.css', 'a{b:url(/remotes/one/1/x.png)}']]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
