import { usualKeeping } from '@iwan/shared/api/declared-calls';
import type { CallDeclaration } from '@iwan/shared/contracts/call';

export const teamPath = '/api/teamapi';

/** The call of section 7 that only this remote makes. */
export const teamCall: CallDeclaration = {
  method: 'GET',
  path: teamPath,
  answer: { key: 'data', holds: 'list' },
  keep: usualKeeping,
};
