import type { Behaviour } from '@iwan/shared/testing/plain-backend';
import { expectTexts } from '../../support/expect-texts';
import type { PlainSite } from './plain-site';

/** The longest time for a document, in milliseconds, whatever the backend does. */
export const timeLimit = 9000;

export interface BackendFailure {
  readonly what: string;
  readonly behaviour: Behaviour;
}

/** Each block with data of the backend shows a message, and the rest of the page is complete. */
export async function expectBlocksToReportFailure(site: PlainSite, { behaviour }: BackendFailure): Promise<void> {
  site.backend.behave(behaviour, '/api/');
  await site.start({ ANSWERS_MAX_AGE: '0' });
  const ask = async (path: string) => {
    const requested = Date.now();
    const response = await fetch(site.origin + path);
    const html = await response.text();
    expect(Date.now() - requested).toBeLessThan(timeLimit);
    expectTexts(html, ['Join Us', 'Palm Jumeirah', 'Subscribe']);
    return { status: response.status, html };
  };
  const lists = ['/properties/', '/developers/', '/blog'];
  // In parallel, so that a hanging backend is waited for once.
  const [home, career, ...responses] = await Promise.all([ask('/'), ask('/career'), ...lists.map(ask)]);
  expect(home.status).toBe(200);
  expect(home.html.match(/Error: [A-Z]/g)).toHaveLength(4);
  expect(home.html).toContain('Get in touch');
  expect(responses.map(({ status }) => status)).toEqual(lists.map(() => 503));
  for (const { html } of responses) expectTexts(html, ['Try again']);
  // The openings of the specification: no cache may keep them, unless the backend has none of its own.
  const hasOpenings = behaviour.kind !== 'html' && !(behaviour.kind === 'status' && behaviour.status === 404);
  expect(career.status).toBe(hasOpenings ? 503 : 200);
  expectTexts(career.html, ['Property Inspector', 'Apply now']);
}
