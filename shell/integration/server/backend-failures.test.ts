import { expectTexts } from '../support/expect-texts';
import { type BackendFailure, expectBlocksToReportFailure } from './testing/backend-failures';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

// These run first: calls that a later test leaves hanging are shared with equal requests.
test.each([
  ['/agents/layla-haddad/', 'Error: Network response was not ok'],
  ['/our-team/agents', 'Error: Network response was not ok'],
  ['/video-gallery', 'Error: Network response was not ok'],
  ['/our-team', 'No data available'],
])('%s shows "%s" when the backend fails', async (path, text) => {
  site.backend.behave({ kind: 'status', status: 500 }, '/api/');
  await site.start({ ANSWERS_MAX_AGE: '0' });
  const response = await fetch(site.origin + path);
  expect(response.status).toBe(503);
  expectTexts(await response.text(), [text]);
});

/**
 * A dropped connection, a hang, a truncated response, and an invalid one. The deep tests have responses with an error
 * status.
 */
const failures: readonly BackendFailure[] = [
  { what: 'is down', behaviour: { kind: 'drop' } },
  { what: 'never answers', behaviour: { kind: 'hang' } },
  { what: 'stops in the middle of its answer', behaviour: { kind: 'stall' } },
  { what: 'answers with something else', behaviour: { kind: 'body', body: { data: 7, blogs: 'none' } } },
];

test.each(failures)('each block shows a message when the backend $what, and the rest of the page works', (failure) =>
  expectBlocksToReportFailure(site, failure),
);
