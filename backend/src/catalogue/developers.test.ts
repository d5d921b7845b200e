/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../testing/demo-backend';

const backend = demoBackend();

test('lists the developers with what section 7 names, what the gallery shows of a video, and no more', async () => {
  const { data } = (await backend.get('/api/developerapi/')).json();
  expect(data).toHaveLength(12);
  expect(data[0]).toEqual({
    id: 1,
    name: 'Lazurine Estates',
    logo: 'media/logos/lazurine.svg',
    video: 'media/video/clip-marina-dusk.mp4',
    location: 'Dubai, UAE',
    images: 'media/exteriors/marina-golden-02.webp',
    v_heading: 'An evening at the quay',
    v_img: 'media/video/clip-marina-dusk-poster.webp',
  });
});

test('gives one developer whole, by the name or its slug', async () => {
  const { data } = (await backend.get('/api/developerapi/serein%20gulf%20real%20estate')).json();
  expect(data).toMatchObject({
    name: 'Serein Gulf Real Estate',
    hq: 'Abu Dhabi',
    estb: '2006',
    exp: '20',
    video: null,
  });
  expect(data.pointers).toMatch(/^1\. .+\r\n2\. /);
  expect((await backend.get('/api/developerapi/stratum-nine-towers')).json().data.name).toBe('Stratum Nine Towers');
});

test('gives with a developer how its finished projects were handed over, where there are three of them', async () => {
  const handovers = async (slug: string) => (await backend.get(`/api/developerapi/${slug}`)).json().data.handovers;
  expect(await handovers('octarin-holdings')).toEqual({ finished: 4, on_time: 3, median_months: 3 });
  expect(await handovers('lazurine-estates')).toBeUndefined();
});

test('says that an unknown developer is not there', async () => {
  const response = await backend.get('/api/developerapi/nobody');
  expect([response.statusCode, response.json()]).toEqual([404, { message: 'Developer not found' }]);
});
