import type { OfficeComposition } from '../src/composition/office-composition';

/** The id of the element of the office's document that holds its boot data as JSON. */
export const officeBootId = 'office-boot';

/** The boot data of the office's program. */
export interface OfficeBoot {
  readonly composition: OfficeComposition;
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Reads the boot data. Throws when the document is not one of the office. */
export function readOfficeBoot(): OfficeBoot {
  const text = document.getElementById(officeBootId)?.textContent;
  if (!text) throw new Error('The document carries no boot data.');
  return JSON.parse(text) as OfficeBoot;
}
