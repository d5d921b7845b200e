import { type BackendFailure, expectBlocksToSaySo } from './testing/backend-failures';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

/** A connection that breaks, a wait, half an answer, and an answer that is none. The deep tests have answers with a status. */
const failures: readonly BackendFailure[] = [
  { what: 'is down', behaviour: { kind: 'drop' } },
  { what: 'never answers', behaviour: { kind: 'hang' } },
  { what: 'stops in the midst of its answer', behaviour: { kind: 'stall' } },
  { what: 'answers with something else', behaviour: { kind: 'body', body: { data: 7, blogs: 'none' } } },
];

test.each(failures)('each block says so when the backend $what, and the page around it stands', (failure) =>
  expectBlocksToSaySo(site, failure),
);
