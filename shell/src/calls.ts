import { areaCalls, contactCall, sessionCalls, usualKeeping } from '@iwan/shared/api/declared-calls';
import type { CallDeclaration } from '@iwan/shared/contracts/call';

/** Not in section 7: additions of our own backend. The site has such texts built in for any other. */
export const faqPath = '/api/faq';
export const siteTextsPath = '/api/texts';

const list = { key: 'data', holds: 'list' } as const;

/**
 * The shell's own calls of the backend: its forms are leads, its header shows who is signed in, and the FAQ and the footer have texts
 * and areas of the office.
 */
export const ownCalls: readonly CallDeclaration[] = [
  contactCall,
  areaCalls.list,
  sessionCalls.current,
  sessionCalls.signOut,
  { method: 'GET', path: faqPath, answer: list, keep: usualKeeping },
  { method: 'GET', path: siteTextsPath, answer: list, keep: usualKeeping },
];
