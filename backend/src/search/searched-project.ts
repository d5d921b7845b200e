import { readCoordinates } from '@iwan/shared/domain/map/coordinates';
import type { Coordinates } from '@iwan/shared/domain/model/entities';
import { readProjectFields } from '@iwan/shared/domain/project/project-fields';
import { readStartingPrice } from '@iwan/shared/domain/project/starting-price';
import { splitList } from '@iwan/shared/domain/record/split-list';
import type { SluggedProject } from '@iwan/shared/domain/search/rules/slug-filter';
import type { SearchableProject } from '@iwan/shared/domain/search/searchable-project';
import { readSearchedFacts } from '@iwan/shared/domain/search/searched-facts';
import { numberedLines } from '@iwan/shared/domain/text/numbered-lines';
import { slugOrName } from '@iwan/shared/domain/text/slug';
import { agentsOf, type ProjectRecord } from '../database/project-record';

/** A project in the types of `shared/domain`, as the search reads it. */
export interface SearchedProject extends Omit<SearchableProject, 'subCategories'>, SluggedProject {
  readonly id: string;
  readonly name: string;
  readonly status: string | null;
  /** The name's segment in an address. */
  readonly nameSlug: string;
  /** `null` for a project without coordinates. */
  readonly place: Coordinates | null;
}

/** The same beside its record. */
export interface IndexedProject extends SearchedProject {
  readonly record: ProjectRecord;
}

/** Parses a record. */
export function indexProject(record: ProjectRecord): IndexedProject {
  const list = (text: string | null) => splitList(text ?? '');
  const { price } = readStartingPrice({ ...record });
  return {
    record,
    id: String(record.id),
    name: record.name,
    nameSlug: slugOrName(record.name),
    location: record.location,
    status: record.status,
    developer: record.developer,
    agents: agentsOf(record),
    units: list(record.unit),
    labels: list(record.type),
    categories: list(record.cat),
    subCategories: list(record.sub_cat),
    amenities: numberedLines(record.amenities),
    price,
    ...readSearchedFacts({ ...record }),
    place: readCoordinates({ ...record }),
    ...readProjectFields({ ...record }),
  };
}
