import { readCoordinates } from '@iwan/shared/domain/map/coordinates';
import type { Coordinates, UnitType } from '@iwan/shared/domain/model/entities';
import { projectFieldNames, readProjectFields } from '@iwan/shared/domain/project/project-fields';
import { readStartingPrice } from '@iwan/shared/domain/project/starting-price';
import { splitList } from '@iwan/shared/domain/record/split-list';
import type { SluggedProject } from '@iwan/shared/domain/search/rules/slug-filter';
import type { SearchableProject } from '@iwan/shared/domain/search/searchable-project';
import { readSearchedFacts } from '@iwan/shared/domain/search/searched-facts';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { numberedLines } from '@iwan/shared/domain/text/numbered-lines';
import { preview } from '@iwan/shared/domain/text/preview';
import { slugOrName } from '@iwan/shared/domain/text/slug';
import { agentsOf, type ProjectAgentRecord, type ProjectRecord } from './project-record';

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
  const fields = readProjectFields({ ...record });
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
    handover: fields.handover,
    furnishing: fields.furnishing,
  };
}

const unitRecord = ({ type, squareFeet, price, available }: UnitType) => ({ type, size: squareFeet, price, available });

/** The unit that a search asked for, beside a project's card. */
export const requestedUnitRecord = (unit: UnitType) => ({ asked_unit: { ...unitRecord(unit), plan: unit.plan } });

/** A card has no room for the registration numbers of agents, which their project's page has. */
function onCard(agent: ProjectRecord['agent']): ProjectRecord['agent'] {
  const short = ({ brn: _, ...shown }: ProjectAgentRecord) => shown;
  if (agent === null) return null;
  return isList(agent) ? agent.map(short) : short(agent);
}

const isList = (agent: ProjectRecord['agent']): agent is readonly ProjectAgentRecord[] => Array.isArray(agent);

export type Projection = 'card' | 'marker' | 'name';

/**
 * The parts of a record for `fields=card`, `fields=marker` and `fields=name`. `starting`: the unit to which the starting price
 * belongs, since a card shows the price of its square foot.
 */
export const projections = {
  card: (record: ProjectRecord, starting: UnitType | null) => {
    const { id, name, image, status, location, cat, sub_cat, type, unit, starting_price, area } = record;
    const { developer, price_history } = record;
    const agent = onCard(record.agent);
    const text = preview(record.description);
    // Clients treat the field as HTML.
    const description = text === null ? null : escapeHtml(text);
    const shown = { id, name, image, status, location, cat, sub_cat, type, unit, starting_price, area };
    const fields = Object.fromEntries(projectFieldNames.map((field) => [field, record[field]]));
    const pictures = record.pictures?.filter(({ file }) => file === image);
    return {
      ...shown,
      developer,
      agent,
      description,
      ...fields,
      units: starting && [unitRecord(starting)],
      price_history,
      ...(pictures && pictures.length > 0 && { pictures }),
    };
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
  name: ({ number, name, location }: { readonly number: number } & Pick<SearchedProject, 'name' | 'location'>) => ({
    id: number,
    name,
    location,
  }),
} satisfies Readonly<Record<Projection, unknown>>;
