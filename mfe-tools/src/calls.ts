import { usualKeeping } from '@iwan/shared/api/declared-calls';
import type { CallDeclaration } from '@iwan/shared/contracts/call';

export const openingsPath = '/api/openings';

/** Not in section 7: an addition of our own backend. */
export const openingsCall: CallDeclaration = {
  method: 'GET',
  path: openingsPath,
  answer: { key: 'data', holds: 'list' },
  keep: usualKeeping,
};
