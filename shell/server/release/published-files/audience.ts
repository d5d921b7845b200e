import { officeFolder } from '@iwan/shared/contracts/office';

/** For whom files of releases are served: each origin serves only its own. */
export type Audience = 'site' | 'office';

/** Whether a file is for this audience, by its path in the release (`browser/main.1.js`). */
export function isFor(audience: Audience, path: string): boolean {
  return path.startsWith(officeFolder) === (audience === 'office');
}
