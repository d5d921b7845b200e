import { type BackendFailure, expectBlocksToReportFailure } from './testing/backend-failures';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

const failures: readonly BackendFailure[] = [
  { what: 'answers 500', behaviour: { kind: 'status', status: 500 } },
  { what: 'answers 404', behaviour: { kind: 'status', status: 404 } },
  { what: 'answers with a web page', behaviour: { kind: 'html' } },
];

test.each(failures)('each block shows a message when the backend $what, and the rest of the page works', (failure) =>
  expectBlocksToReportFailure(site, failure),
);
