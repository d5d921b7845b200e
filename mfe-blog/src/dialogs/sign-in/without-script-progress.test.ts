import type { KnownSession } from '@iwan/shared/api/session';
import { type Progress, progressOf } from './without-script-progress';

const ana: KnownSession = { status: 'signed in', answer: { data: { id: 7, name: 'Ana' } } };
const nobody: KnownSession = { status: 'signed out' };
const unknown: KnownSession = { status: 'unknown' };
const signedIn = (name: string | null): Progress => ({ step: 'signed in', name });
const address = (after: 'nothing' | 'sign-out' | 'cookie refused'): Progress => ({ step: 'address', after });
const code: Progress = { step: 'code' };

test.each<[string | null, 'sent' | 'failed' | 'to mend', KnownSession, Progress]>([
  [null, 'sent', nobody, address('nothing')],
  [null, 'sent', unknown, address('nothing')],
  [null, 'sent', ana, signedIn('Ana')],
  ['sign-in', 'sent', nobody, code],
  ['sign-in', 'to mend', nobody, address('nothing')],
  ['sign-in', 'failed', unknown, address('nothing')],
  ['sign-in', 'sent', ana, signedIn('Ana')],
  ['sign-in-code', 'to mend', nobody, code],
  ['sign-in-code', 'failed', unknown, code],
  ['sign-in-code', 'sent', ana, signedIn('Ana')],
  ['sign-in-code', 'sent', unknown, signedIn(null)],
  ['sign-in-code', 'sent', nobody, address('cookie refused')],
  ['sign-out', 'sent', nobody, address('sign-out')],
  ['sign-out', 'sent', unknown, address('sign-out')],
  ['sign-out', 'failed', ana, signedIn('Ana')],
  ['sign-out', 'failed', unknown, signedIn(null)],
  ['sign-out', 'failed', nobody, address('nothing')],
  ['subscribe', 'sent', nobody, address('nothing')],
])('after the form %p, which is "%s", with the session %p', (form, outcome, session, progress) => {
  expect(progressOf(form === null ? null : { form, outcome }, session)).toEqual(progress);
});
