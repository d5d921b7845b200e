import { createHttp } from '@iwan/shared/api/create-http';
import type { WireError } from '@iwan/shared/contracts/http';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { developerVideos } from './load-videos';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterAll(() => backend.close());

test('lists the developers that have a playable video', async () => {
  const errors: WireError[] = [];
  const http = createHttp({ baseUrl: backend.url, report: (error) => errors.push(error) });
  backend.setRecords({
    developers: [
      {
        id: 1,
        name: 'Marensand',
        video: 'media/a.mp4',
        v_heading: 'Along the water',
        images: 'media/banner.webp',
        v_img: 'media/a.webp',
        logo: 'media/a.svg',
      },
      { id: 2, name: 'Cavarin', video: null },
      { id: 3, name: 'Lazurine & Søn', video: 'https://youtu.be/aB3_x', images: 'javascript:alert(1)' },
      { id: 4, name: 'Ostrava', video: 'https://evil.example/player' },
    ],
  });
  expect(await developerVideos(http)).toEqual([
    {
      id: '1',
      name: 'Marensand',
      video: { kind: 'file', path: 'media/a.mp4' },
      heading: 'Along the water',
      poster: 'media/a.webp',
      logo: 'media/a.svg',
    },
    {
      id: '3',
      name: 'Lazurine & Søn',
      video: { kind: 'frame', address: 'https://www.youtube-nocookie.com/embed/aB3_x' },
      heading: null,
      poster: null,
      logo: null,
    },
  ]);
  expect(errors).toEqual([]);
});
