import { addressBuilder } from './address-builder';

const build = addressBuilder(() => ({
  addresses: {
    'mfe-guides/guides': '/guides',
    'mfe-guides/guide': '/guides/:id',
    'mfe-guides/part': '/guides/:id/:part-of',
  },
}));

test.each([
  ['mfe-guides/guides', {}, '/guides'],
  ['mfe-guides/guide', { id: 'visas' }, '/guides/visas'],
  ['mfe-guides/guide', { id: 'a b/c' }, '/guides/a%20b%2Fc'],
  ['mfe-guides/part', { id: '1', part: 'last' }, '/guides/1/last-of'],
  ['mfe-guides/guide', {}, null],
  ['mfe-guides/guide', { id: '' }, null],
  ['mfe-guides/nothing', {}, null],
  ['constructor', {}, null],
])('the address of %s with %p is %p', (page, params, address) => {
  expect(build(page, params as Readonly<Record<string, string>>)).toBe(address);
});
