import { readCoordinates } from '@iwan/shared/domain/map/coordinates';
import type { Placed } from '@iwan/shared/domain/map/map-markers';
import type { UnitType } from '@iwan/shared/domain/model/entities';
import { projectFieldNames, readProjectFields } from '@iwan/shared/domain/project/project-fields';
import { readStartingPrice } from '@iwan/shared/domain/project/starting-price';
import { cheapestUnit, readUnitTypes } from '@iwan/shared/domain/project/units/unit-types';
import { splitList } from '@iwan/shared/domain/record/split-list';
import type { SluggedProject } from '@iwan/shared/domain/search/rules/slug-filter';
import type { SearchableProject } from '@iwan/shared/domain/search/searchable-project';
import { readSearchedFacts } from '@iwan/shared/domain/search/searched-facts';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { numberedLines } from '@iwan/shared/domain/text/numbered-lines';
import { preview } from '@iwan/shared/domain/text/preview';
import { toSlug } from '@iwan/shared/domain/text/slug';
import { agentsOf, type ProjectRecord } from './project-record';

/** A record where it stands on a map: made once, for a view of the map looks at all of them. */
export interface PlacedRecord extends Placed {
  /** In dirhams; 0 where it is not known. */
  readonly price: number;
  readonly record: ProjectRecord;
}

/** A project as the rules of `shared/domain` read it, beside the record that goes out. */
export interface IndexedProject extends Omit<SearchableProject, 'subCategories'>, SluggedProject {
  readonly id: string;
  readonly name: string;
  readonly status: string | null;
  /** How its name stands in a URL. */
  readonly nameSlug: string;
  /** `null` for a project that has no place on a map. */
  readonly place: PlacedRecord | null;
  readonly record: ProjectRecord;
}

/** Reads a record once for all questions that will be asked of it. */
export function indexProject(record: ProjectRecord): IndexedProject {
  const list = (text: string | null) => splitList(text ?? '');
  const fields = readProjectFields({ ...record });
  const coordinates = readCoordinates({ ...record });
  const { price } = readStartingPrice({ ...record });
  return {
    record,
    id: String(record.id),
    name: record.name,
    nameSlug: toSlug(record.name) || record.name,
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
    place: coordinates && { ...coordinates, location: record.location, price, record },
    ...fields,
  };
}

/** Of the units the one that the starting price is for: a card shows what a square foot of it costs. */
function startingUnit(record: ProjectRecord): ProjectRecord['units'] {
  const unit = cheapestUnit(readUnitTypes({ ...record }));
  return unit && [unitRecord(unit)];
}

const unitRecord = ({ type, squareFeet, price, available }: UnitType) => ({ type, size: squareFeet, price, available });

/** The unit that a search asked for, beside a card of a project. */
export const askedUnitRecord = (unit: UnitType) => ({ asked_unit: { ...unitRecord(unit), plan: unit.plan } });

export type Projection = 'card' | 'marker' | 'name';

/** What the options `fields=card`, `fields=marker` and `fields=name` leave of a record. */
export const projections: Readonly<Record<Projection, (record: ProjectRecord) => object>> = {
  card: (record: ProjectRecord) => {
    const { id, name, image, status, location, cat, sub_cat, type, unit, starting_price, area } = record;
    const { developer, agent, price_history } = record;
    const text = preview(record.description);
    // A site reads the field as HTML.
    const description = text === null ? null : escapeHtml(text);
    const shown = { id, name, image, status, location, cat, sub_cat, type, unit, starting_price, area };
    const fields = Object.fromEntries(projectFieldNames.map((field) => [field, record[field]]));
    return { ...shown, developer, agent, description, ...fields, units: startingUnit(record), price_history };
  },
  marker: ({ id, name, image, status, location, starting_price, latitude, longitude, developer }: ProjectRecord) => ({
    id,
    name,
    image,
    status,
    location,
    starting_price,
    latitude,
    longitude,
    developer: developer && { name: developer.name },
  }),
  name: ({ id, name, location }: ProjectRecord) => ({ id, name, location }),
};
