import type { ProjectAgent, ProjectCard, ProjectDeveloper } from '../contracts/entities';
import { asRecord, type HostileRecord, readRecords, readText, readTexts } from '../domain/hostile-record';
import { readMedia } from '../domain/media-path';
import { readPhone } from '../domain/phone';
import { preview } from '../domain/preview';
import { displayPrice, parsePrice } from '../domain/price';

/** A project off the wire as a card shows it (section 3); `null` when it has no name. */
export function parseProjectCard(record: HostileRecord): ProjectCard | null {
  const name = readText(record, 'name');
  if (!name) return null;
  const price = readText(record, 'starting_price');
  return {
    id: readText(record, 'id') ?? name,
    name,
    image: readMedia(record, 'image'),
    status: readText(record, 'status'),
    location: readText(record, 'location'),
    categories: readTexts(record, 'cat'),
    subCategories: readTexts(record, 'sub_cat'),
    labels: readTexts(record, 'type'),
    units: readTexts(record, 'unit'),
    startingPrice: displayPrice(price),
    price: parsePrice(price) ?? 0,
    area: readText(record, 'area'),
    developer: parseDeveloper(asRecord(record.developer)),
    agents: parseProjectAgents(record),
    preview: preview(readText(record, 'description')),
  };
}

/** One agent or a list of them, as a list (section 3); those without a name and repetitions are left out. */
function parseProjectAgents(record: HostileRecord): readonly ProjectAgent[] {
  const agents = new Map<string, ProjectAgent>();
  for (const agent of readRecords(record, 'agent').map(parseAgent)) {
    if (agent && !agents.has(agent.name)) agents.set(agent.name, agent);
  }
  return [...agents.values()];
}

function parseAgent(record: HostileRecord): ProjectAgent | null {
  const name = readText(record, 'name');
  if (!name) return null;
  return {
    name,
    phone: readPhone(record, 'phone'),
    designation: readText(record, 'designation'),
    image: readMedia(record, 'images'),
  };
}

function parseDeveloper(record: HostileRecord | null): ProjectDeveloper | null {
  const name = record && readText(record, 'name');
  return name ? { name, logo: readMedia(record, 'logo') } : null;
}
