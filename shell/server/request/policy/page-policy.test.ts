import { startUpScript } from '../../../src/document/start-up/script';
import { plainPage } from '../html/plain-page';
import { documentPolicy, inlineHash, plainPolicy } from './page-policy';

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split(';')
    .find((each) => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test('a document may have its own styles, those of its banner among them, and none that stand in what was rendered', () => {
  const policy = documentPolicy(
    `<head><style data-href="/shell/a.css">a{}</style></head><body><style>b{}</style><div id="root"><style>c{}</style></div>`,
  );
  expect(sourcesOf(policy, 'style-src-elem')).toEqual(["'self'", ...['', 'a{}', 'b{}'].map(inlineHash)]);
});

test('what has no place for what was rendered may have no style of its own', () => {
  expect(sourcesOf(documentPolicy('<style>a{}</style>'), 'style-src-elem')).toEqual(["'self'", inlineHash('')]);
});

test('no script is let in by a word that lets in all, and no address of others', () => {
  const policy = documentPolicy(`<script>${startUpScript}</script><div id="root">`);
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", inlineHash(startUpScript)]);
  expect(sourcesOf(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(sourcesOf(policy, 'trusted-types')).toEqual(['default']);
});

test('the origins of containers are let in by what a container loads, and only where the document names them first', () => {
  const meta = '<meta name="script-origins" content="https://a.example http://b.example:81">';
  const policy = documentPolicy(`<head>${meta}</head><div id="root">`);
  for (const name of ['script-src', 'connect-src', 'style-src', 'style-src-elem', 'img-src', 'font-src']) {
    expect(sourcesOf(policy, name)).toEqual(
      expect.arrayContaining(["'self'", 'https://a.example', 'http://b.example:81']),
    );
  }
  for (const name of ['default-src', 'frame-src', 'form-action', 'object-src']) {
    expect(sourcesOf(policy, name)?.join()).not.toContain('a.example');
  }
  expect(documentPolicy(`<div id="root">${meta}`)).not.toContain('a.example');
});

test('a plain page is styled', () => {
  const [, text = ''] = /<style>(.*)<\/style>/s.exec(plainPage({ locale: 'en', title: 'x', words: 'x' })) ?? [];
  expect(plainPolicy.directives['style-src-elem']).toContain(inlineHash(text));
});
