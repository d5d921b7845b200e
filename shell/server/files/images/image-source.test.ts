import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { tinyPng } from '@iwan/shared/testing/tiny-png';
import { fetchSource, sourceAddress } from './image-source';

const assets = 'https://assets.example/files';

test.each([
  ['media/a b.png', 'https://assets.example/files/media/a%20b.png'],
  ['media/50%.png', 'https://assets.example/files/media/50%25.png'],
  ['media/a?b#c.png', 'https://assets.example/files/media/a%3Fb%23c.png'],
  ['https://assets.example/files/media/a.png', 'https://assets.example/files/media/a.png'],
])('finds %s below the assets', (path, address) => {
  expect(sourceAddress(assets, path).href).toBe(address);
});

test.each([
  'https://evil.example/a.png',
  'http://assets.example/files/a.png',
  'https://assets.example.evil.example/files/a.png',
  'https://assets.example/other/a.png',
  'https://assets.example/files/../secret',
  'https://assets.example/files/%2e%2e/secret',
  'https://assets.example:8443/files/a.png',
  'https://assets.example@evil.example/files/a.png',
  'http://169.254.169.254/latest/meta-data',
  '//evil.example/a.png',
  '../secret',
  'media/../../secret',
  'http://',
  'https:',
])('refuses %s: nobody makes this server ask elsewhere', (path) => {
  expect(() => sourceAddress(assets, path)).toThrow(expect.objectContaining({ name: 'ImageFailure', status: 404 }));
});

describe('with a backend', () => {
  let backend: PlainBackend;
  beforeAll(async () => {
    backend = await startPlainBackend();
  });
  afterEach(() => backend.reset());
  afterAll(() => backend.close());

  const source = () => sourceAddress(backend.url, 'media/a.png');

  test('fetches an image whole', async () => {
    expect(await fetchSource(source())).toEqual(tinyPng());
  });

  test.each([
    [404, 404],
    [410, 404],
    [403, 502],
    [500, 502],
  ])('an answer of %i is expected as %i', async (status, expected) => {
    backend.behave({ kind: 'status', status });
    await expect(fetchSource(source())).rejects.toMatchObject({ name: 'ImageFailure', status: expected });
  });

  test('a backend that hangs up is told as 502', async () => {
    backend.behave({ kind: 'drop' });
    await expect(fetchSource(source())).rejects.toMatchObject({ status: 502 });
  });
});
