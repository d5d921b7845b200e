import { readPhone } from '../../../domain/contact/phone';
import { readBrn } from '../../../domain/contact/registration-number';
import type { ProjectAgent, ProjectCard, ProjectDeveloper, UnitType } from '../../../domain/model/entities';
import type { ProjectFields } from '../../../domain/model/project-fields';
import { loweredFrom, readFormerPrices } from '../../../domain/money/price-history';
import { readProjectFields } from '../../../domain/project/project-fields';
import { readStartingPrice } from '../../../domain/project/starting-price';
import {
  cheapestUnit,
  pricePerSquareFoot,
  readUnitType,
  readUnitTypes,
} from '../../../domain/project/units/unit-types';
import { withoutWithheldPrices } from '../../../domain/project/withheld-prices';
import { readMedia } from '../../../domain/record/media-path';
import { readPictureDetails } from '../../../domain/record/picture-details';
import {
  asRecord,
  readLine,
  readLines,
  readRecords,
  readText,
  type UntrustedRecord,
} from '../../../domain/record/untrusted-record';
import { preview } from '../../../domain/text/preview';
import { readName } from '../translation/read-translation';

/** A project off the wire as a card shows it (section 3); `null` when it has no name. */
export const parseProjectCard = (record: UntrustedRecord): ProjectCard | null =>
  parseCardWithUnits(record, readUnitTypes(record));

/** The same with the project's units, for a caller that has parsed them. */
export function parseCardWithUnits(record: UntrustedRecord, units: readonly UnitType[]): ProjectCard | null {
  const named = readName(record);
  if (!named) return null;
  const starting = readStartingPrice(record);
  return {
    id: readText(record, 'id') ?? named.name,
    ...named,
    image: readMedia(record, 'image'),
    status: readLine(record, 'status'),
    location: readLine(record, 'location'),
    categories: readLines(record, 'cat'),
    subCategories: readLines(record, 'sub_cat'),
    labels: readLines(record, 'type'),
    units: readLines(record, 'unit'),
    ...starting,
    area: readLine(record, 'area'),
    developer: parseDeveloper(asRecord(record.developer)),
    agents: parseProjectAgents(record),
    preview: preview(readText(record, 'description')),
    ...readBeyondSection3(record, units),
    ...readPriceHistory(record, starting.price),
  };
}

/** The fields of our own backend beyond section 3; left out where a backend does not send them. */
function readBeyondSection3(
  record: UntrustedRecord,
  units: readonly UnitType[],
): ProjectFields & Pick<ProjectCard, 'pricePerSquareFoot' | 'sharesAddress' | 'askedUnit' | 'pictureDetails'> {
  const cheapest = cheapestUnit(units);
  const perFoot = cheapest && pricePerSquareFoot(cheapest);
  const requested = asRecord(record.asked_unit);
  const requestedUnit = requested && readUnitType(requested);
  const { shares_address: sharesAddress } = record;
  const pictureDetails = readPictureDetails(record);
  return {
    ...readProjectFields(record),
    ...(perFoot && { pricePerSquareFoot: perFoot }),
    ...(requestedUnit && { askedUnit: requestedUnit }),
    ...(pictureDetails && { pictureDetails }),
    ...(typeof sharesAddress === 'boolean' && { sharesAddress }),
  };
}

/** Former prices, and whether today's price is a lowered one. */
function readPriceHistory(record: UntrustedRecord, price: number): Pick<ProjectCard, 'formerPrices' | 'loweredFrom'> {
  const formerPrices = readFormerPrices(withoutWithheldPrices(record));
  const before = loweredFrom(formerPrices, price, new Date());
  return {
    ...(formerPrices.length > 0 && { formerPrices }),
    ...(before !== null && { loweredFrom: before }),
  };
}

/** One agent or a list of them, as a list (section 3); those without a name and repetitions are left out. */
function parseProjectAgents(record: UntrustedRecord): readonly ProjectAgent[] {
  const agents = new Map<string, ProjectAgent>();
  for (const agent of readRecords(record, 'agent').map(parseAgent)) {
    if (agent && !agents.has(agent.name)) agents.set(agent.name, agent);
  }
  return [...agents.values()];
}

function parseAgent(record: UntrustedRecord): ProjectAgent | null {
  const named = readName(record);
  if (!named) return null;
  return {
    ...named,
    phone: readPhone(record, 'phone'),
    designation: readLine(record, 'designation'),
    image: readMedia(record, 'images'),
    ...readBrn(record),
  };
}

function parseDeveloper(record: UntrustedRecord | null): ProjectDeveloper | null {
  const named = record && readName(record);
  return named && { ...named, logo: readMedia(record, 'logo') };
}
