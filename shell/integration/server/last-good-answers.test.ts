import { eventually } from '../support/eventually';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

test('a backend of eight seconds is waited for once, and served from then on', async () => {
  site.backend.behave({ kind: 'slow', delayMs: 8000 }, '/api/developerapi');
  await site.startFresh();
  const ask = async () => {
    const asked = Date.now();
    const { status } = await fetch(`${site.origin}/developers/`);
    return { status, milliseconds: Date.now() - asked };
  };
  expect((await ask()).status).toBe(503);
  await eventually(async () => expect((await ask()).status).toBe(200), { timeout: 20_000 });
  // Longer than an answer is as good as new: the next one is fetched behind the page.
  await new Promise((resolve) => setTimeout(resolve, 3500));
  const next = await ask();
  expect(next.status).toBe(200);
  expect(next.milliseconds).toBeLessThan(2000);
});

test('a plain backend is asked for its whole list once, however many projects are invented', async () => {
  await site.startFresh();
  await fetch(`${site.origin}/properties/`);
  const wholeLists = () => site.backend.requests.filter(({ path }) => path === '/api/projectapi').length;
  const before = wholeLists();
  for (let count = 0; count < 60; count += 1) await fetch(`${site.origin}/a-properties/invented-${count}`);
  expect(wholeLists() - before).toBeLessThan(10);
});
