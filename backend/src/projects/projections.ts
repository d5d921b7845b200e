import type { UnitType } from '@iwan/shared/domain/model/entities';
import { cardFieldNames } from '@iwan/shared/domain/project/project-fields';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { preview } from '@iwan/shared/domain/text/preview';
import type { TranslatedLanguage } from '@iwan/shared/domain/translation/translated-fields';
import type { ProjectAgentRecord, ProjectRecord } from '../database/project-record';
import { type TranslationNote, translated } from '../language/translated-record';
import type { Projection } from '../search/question';
import type { SearchedProject } from '../search/searched-project';

const unitRecord = ({ type, squareFeet, price, available }: UnitType) => ({ type, size: squareFeet, price, available });

/** The unit that a search asked for, beside a project's card. */
export const requestedUnitRecord = (unit: UnitType) => ({ asked_unit: { ...unitRecord(unit), plan: unit.plan } });

/** A card has no room for the registration numbers of agents, which their project's page has. */
function onCard(agent: ProjectRecord['agent']): ProjectRecord['agent'] {
  const short = ({ brn: _, ...shown }: ProjectAgentRecord) => shown;
  if (agent === null) return null;
  return isList(agent) ? agent.map(short) : short(agent);
}

/** The name of a developer, and in another language that in English. */
const named = ({ name, ...developer }: NonNullable<ProjectRecord['developer']>) => ({
  name,
  ...('translation' in developer && { translation: developer.translation }),
});

const isList = (agent: ProjectRecord['agent']): agent is readonly ProjectAgentRecord[] => Array.isArray(agent);

interface Translated {
  readonly translation: TranslationNote;
}

/** A project in another language, with the names of its developer and agents. */
export function translatedProject(record: ProjectRecord, language: TranslatedLanguage): ProjectRecord & Translated {
  const { developer, agent } = record;
  const agentIn = (one: ProjectAgentRecord) => translated(one, 'agents', language);
  return {
    ...translated(record, 'projects', language),
    developer: developer && translated(developer, 'developers', language),
    agent: agent && (isList(agent) ? agent.map(agentIn) : agentIn(agent)),
  };
}

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
    const fields = Object.fromEntries(cardFieldNames.map((field) => [field, record[field]]));
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
    developer: developer && named(developer),
  }),
  name: ({ number, name, location }: { readonly number: number } & Pick<SearchedProject, 'name' | 'location'>) => ({
    id: number,
    name,
    location,
  }),
} satisfies Readonly<Record<Projection, unknown>>;
