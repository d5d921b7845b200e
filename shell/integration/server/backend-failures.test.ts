import { expectWords } from '../support/expect-words';
import { type BackendFailure, expectBlocksToReportFailure } from './testing/backend-failures';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

// First: calls that one of those below has left hanging are shared by whoever asks the same.
test.each([
  ['/agents/layla-haddad/', 'Error: Network response was not ok'],
  ['/our-team/agents', 'Error: Network response was not ok'],
  ['/video-gallery', 'Error: Network response was not ok'],
  ['/our-team', 'No data available'],
])('%s shows "%s" when the backend fails', async (path, words) => {
  site.backend.behave({ kind: 'status', status: 500 }, '/api/');
  await site.start({ ANSWERS_MAX_AGE: '0' });
  const answer = await fetch(site.origin + path);
  expect(answer.status).toBe(503);
  expectWords(await answer.text(), [words]);
});

/** A connection that breaks, a wait, half an answer, and an answer that is none. The deep tests have answers with a status. */
const failures: readonly BackendFailure[] = [
  { what: 'is down', behaviour: { kind: 'drop' } },
  { what: 'never answers', behaviour: { kind: 'hang' } },
  { what: 'stops in the middle of its answer', behaviour: { kind: 'stall' } },
  { what: 'answers with something else', behaviour: { kind: 'body', body: { data: 7, blogs: 'none' } } },
];

test.each(failures)('each block shows a message when the backend $what, and the rest of the page works', (failure) =>
  expectBlocksToReportFailure(site, failure),
);
