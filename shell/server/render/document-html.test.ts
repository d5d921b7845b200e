import { documentHtml } from './document-html';
import type { DocumentAssets, ShellAssets } from './shell-assets';

const none: DocumentAssets = { js: [], css: [], integrity: {} };
const sheet = (href: string, text?: string) => ({ href, text });

function documentOf(shell: DocumentAssets['css'], remotes: DocumentAssets['css'], integrity = {}): string {
  const assets: ShellAssets = { ...none, css: shell, fonts: null, later: [], pages: {}, dialogs: {} };
  const page = { head: { title: 'x', description: 'x' }, rendered: [], slots: {} };
  return documentHtml({
    boot: { page, composition: { routes: [], slots: {}, dialogs: {} }, siteUrl: 'https://iwan.example' } as never,
    body: '',
    path: '/',
    shell: assets,
    own: none,
    remotes: { ...none, css: remotes, integrity },
    start: { isAtOnce: false, isOnScroll: false, later: [] },
  });
}

function headOf(...assets: Parameters<typeof documentOf>): readonly string[] {
  return documentOf(...assets).match(/<style.*?<\/style>|<link rel="stylesheet".*?>/gs) ?? [];
}

test('styles of one release that follow each other are one text, in their order, and each has an element', () => {
  const found = headOf(
    [sheet('/shell/main.css', 'a{}'), sheet('/shell/home.css', 'b{}')],
    [sheet('/remotes/x/v1/1.css', 'c{}'), sheet('/remotes/y/v1/2.css', 'd{}'), sheet('/remotes/x/v1/3.css', 'e{}')],
  );
  expect(found).toEqual([
    '<style data-href="/shell/main.css">a{}b{}</style>',
    '<style data-href="/shell/home.css"></style>',
    '<style data-href="/remotes/x/v1/1.css">c{}</style>',
    '<style data-href="/remotes/y/v1/2.css">d{}</style>',
    '<style data-href="/remotes/x/v1/3.css">e{}</style>',
  ]);
});

test('asks iOS not to make links of numbers', () => {
  expect(documentOf([], [])).toContain('<meta name="format-detection" content="telephone=no">');
});

test('a stylesheet that could not be read is asked for in its place, by its hash', () => {
  const files = [
    sheet('/remotes/x/v1/1.css', 'a{}'),
    sheet('/remotes/x/v1/2.css'),
    sheet('/remotes/x/v1/3.css', 'c{}'),
  ];
  expect(headOf([], files, { '/remotes/x/v1/2.css': 'sha256-x' })).toEqual([
    '<style data-href="/remotes/x/v1/1.css">a{}</style>',
    '<link rel="stylesheet" href="/remotes/x/v1/2.css" data-start-up integrity="sha256-x">',
    '<style data-href="/remotes/x/v1/3.css">c{}</style>',
  ]);
});
