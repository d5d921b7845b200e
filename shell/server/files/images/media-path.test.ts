import { isMediaPath } from './media-path';

test.each([
  'media/exteriors/1.png',
  'uploads/2026/Harbour Gate.JPG',
  'logo.svg',
  'media/pdf/brochure.pdf',
  'media/cards/layla-haddad.vcf',
  'https://admin.iwan.example/media/clip.mp4',
])('%s is one of the media', (path) => {
  expect(isMediaPath(path, { isDrawn: false })).toBe(true);
  expect(isMediaPath(path, { isDrawn: true })).toBe(true);
});

test('a picture without an ending can be drawn, and is not passed on as it is', () => {
  expect(isMediaPath('storage/7f3a', { isDrawn: true })).toBe(true);
  expect(isMediaPath('storage/7f3a', { isDrawn: false })).toBe(false);
});

test.each([
  'metrics',
  'readyz',
  'openapi.json',
  'docs/static/index.html',
  'api/projectapi',
  'API/export/leads.pdf',
  '__inbox/1.png',
  '.env',
  '.git/logo.png',
  'media//1.png',
  '/api/x.png',
  'https://admin.iwan.example/api/x.png',
])('%s is none of the media', (path) => {
  expect(isMediaPath(path, { isDrawn: false })).toBe(false);
  expect(isMediaPath(path, { isDrawn: true })).toBe(false);
});
