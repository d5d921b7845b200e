import { usualKeeping } from '@iwan/shared/api/declared-calls';
import type { CallDeclaration } from '@iwan/shared/contracts/call';

export const teamPath = '/api/teamapi';
/** Not in section 7: additions of our own backend. */
export const agentFiguresPath = '/api/agent-figures';
export const agentReviewsPath = '/api/agent-reviews';

/** The call of section 7 that only this remote makes. */
export const teamCall: CallDeclaration = {
  method: 'GET',
  path: teamPath,
  answer: { key: 'data', holds: 'list' },
  keep: usualKeeping,
};

export const figureCalls: readonly CallDeclaration[] = [
  { method: 'GET', path: agentFiguresPath, answer: { key: 'data', holds: 'list' }, keep: usualKeeping },
  { method: 'GET', path: `${agentFiguresPath}/:name`, answer: { key: 'data', holds: 'record' }, keep: usualKeeping },
  // What a link of a mail opens is private to one visitor.
  { method: 'GET', path: agentReviewsPath },
  { method: 'POST', path: agentReviewsPath },
];
