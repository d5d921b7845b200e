import { asRecord, readText, type UntrustedRecord } from '../../../domain/record/untrusted-record';
import type { SlugCollision } from '../calls';
import { ownName } from '../translation/read-translation';

/** What of a project its address is made from (`paths.project`), and what tells apart projects that share an address. */
export interface NamedProject extends SlugCollision {
  readonly developer: { readonly name: string } | null;
}

/** Reads a project off the wire by its name; `null` for a record without one. */
export function parseNamedProject(record: UntrustedRecord): NamedProject | null {
  const name = ownName(record);
  if (!name) return null;
  const developer = asRecord(record.developer);
  const developerName = developer && ownName(developer);
  return {
    id: readText(record, 'id') ?? name,
    name,
    location: readText(record, 'location'),
    developer: developerName ? { name: developerName } : null,
  };
}
