import type { Behaviour } from '@iwan/shared/testing/plain-backend';
import { eventually } from '../support/eventually';
import { expectWords } from '../support/expect-words';
import { providePlainSite } from './testing/plain-site';

/** The longest that a document may take, whatever the backend does, in milliseconds. */
const timeLimit = 9000;

const site = providePlainSite();

const failures: readonly { what: string; behaviour: Behaviour }[] = [
  { what: 'is down', behaviour: { kind: 'drop' } },
  { what: 'answers 500', behaviour: { kind: 'status', status: 500 } },
  { what: 'answers 404', behaviour: { kind: 'status', status: 404 } },
  { what: 'never answers', behaviour: { kind: 'hang' } },
  { what: 'stops in the midst of its answer', behaviour: { kind: 'stall' } },
  { what: 'answers with a web page', behaviour: { kind: 'html' } },
  { what: 'answers with something else', behaviour: { kind: 'body', body: { data: 7, blogs: 'none' } } },
];

test('results that are late keep what was asked for, and are there on the next request', async () => {
  site.backend.behave({ kind: 'slow', delayMs: 3500 }, '/api/');
  await site.startFresh();
  const ask = async () => {
    const answer = await fetch(`${site.origin}/filter-property?unit=2BR`);
    return { status: answer.status, html: await answer.text() };
  };
  const late = await ask();
  expect(late.status).toBe(503);
  for (const words of ['Error: The server could not be reached', 'Try again', '2BR'])
    expect(late.html).toContain(words);
  await eventually(async () => expect((await ask()).status).toBe(200), { timeout: timeLimit });
});

for (const { what, behaviour } of failures) {
  test(`each block says so when the backend ${what}, and the page around it stands`, async () => {
    site.backend.behave(behaviour, '/api/');
    await site.start({ ANSWERS_MAX_AGE: '0' });
    const ask = async (path: string) => {
      const asked = Date.now();
      const answer = await fetch(site.origin + path);
      const html = await answer.text();
      expect(Date.now() - asked).toBeLessThan(timeLimit);
      expectWords(html, ['Join Us', 'Palm Jumeirah', 'Subscribe']);
      return { status: answer.status, html };
    };
    const lists = ['/properties/', '/developers/', '/blog'];
    // At once, so that the wait for a backend that hangs is one.
    const [home, career, ...answers] = await Promise.all([ask('/'), ask('/career'), ...lists.map(ask)]);
    expect(home.status).toBe(200);
    expect(home.html.match(/Error: [A-Z]/g)).toHaveLength(5);
    expect(home.html).toContain('Get in touch');
    expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 503));
    for (const { html } of answers) expectWords(html, ['Try again']);
    expect(career.status).toBe(200);
  });
}

test('a backend that goes down after a good answer is not missed', async () => {
  await site.startFresh();
  const ask = async () => (await fetch(`${site.origin}/properties/`)).status;
  expect(await ask()).toBe(200);
  site.backend.behave({ kind: 'drop' });
  expect(await ask()).toBe(200);
});

test('the browser reaches the backend through the site, and hears of its failure', async () => {
  await site.startFresh();
  const answer = await fetch(`${site.origin}/api/developerapi`);
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(5);
  site.backend.behave({ kind: 'drop' });
  expect((await fetch(`${site.origin}/api/agentapi`)).status).toBe(502);
});
