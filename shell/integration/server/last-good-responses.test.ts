import { eventually } from '../support/eventually';
import { timeLimit } from './testing/backend-failures';
import { providePlainSite } from './testing/plain-site';

// The order matters: no test requests what the server has cached in an earlier one.
const site = providePlainSite();
beforeEach(() => site.start());

test('a backend that takes eight seconds is waited for once, and then served from the cache @ci', async () => {
  site.backend.behave({ kind: 'slow', delayMs: 8000 }, '/api/developerapi');
  const ask = async () => {
    const requested = Date.now();
    const { status } = await fetch(`${site.origin}/developers/`);
    return { status, milliseconds: Date.now() - requested };
  };
  expect((await ask()).status).toBe(503);
  await eventually(async () => expect((await ask()).status).toBe(200), { timeout: 20_000 });
  // Longer than a response is fresh: the next one is fetched in the background.
  await new Promise((resolve) => setTimeout(resolve, 3500));
  const next = await ask();
  expect(next.status).toBe(200);
  expect(next.milliseconds).toBeLessThan(2000);
});

test('a page with late results keeps the criteria, and has the results on the next request @ci', async () => {
  site.backend.behave({ kind: 'slow', delayMs: 3500 }, '/api/');
  const ask = async () => {
    const response = await fetch(`${site.origin}/filter-property?unit=2BR`);
    return { status: response.status, html: await response.text() };
  };
  const late = await ask();
  expect(late.status).toBe(503);
  for (const text of ['Error: The server could not be reached', 'Try again', '2BR']) expect(late.html).toContain(text);
  await eventually(async () => expect((await ask()).status).toBe(200), { timeout: timeLimit });
});

test('a backend with section 7 only is asked for its whole list once, however many unknown projects are requested @ci', async () => {
  await fetch(`${site.origin}/properties/`);
  const wholeLists = () => site.backend.requests.filter(({ path }) => path === '/api/projectapi').length;
  const before = wholeLists();
  const began = performance.now();
  for (let count = 0; count < 60; count += 1) await fetch(`${site.origin}/a-properties/invented-${count}`);
  // Once for each second for which a response is fresh, and not for each project.
  const seconds = (performance.now() - began) / 1000;
  expect(wholeLists() - before).toBeLessThan(Math.min(3 + seconds, 40));
});

test('after a good response pages work without the backend', async () => {
  const ask = async () => (await fetch(`${site.origin}/properties/`)).status;
  expect(await ask()).toBe(200);
  site.backend.behave({ kind: 'drop' });
  expect(await ask()).toBe(200);
});

test('the browser reaches the backend through the site, and gets its failures', async () => {
  const response = await fetch(`${site.origin}/api/developerapi`);
  expect(((await response.json()) as { data: unknown[] }).data).toHaveLength(5);
  site.backend.behave({ kind: 'drop' });
  expect((await fetch(`${site.origin}/api/agentapi`)).status).toBe(502);
});
