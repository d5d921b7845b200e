import { officeFolder } from '@iwan/shared/contracts/office';

/** Who is served files of releases: each origin has those that are for it, and no others. */
export type Audience = 'site' | 'office';

/** Whether a file, by its path in its release (`browser/main.1.js`), is for them. */
export function isFor(audience: Audience, path: string): boolean {
  return path.startsWith(officeFolder) === (audience === 'office');
}
