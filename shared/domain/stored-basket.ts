import type { ProjectAgent, ProjectCard, ProjectDeveloper } from '../contracts/entities';
import { addToBasket, type Basket, emptyBasket } from './compare-basket';
import { asRecord, type HostileRecord, readNumber, readRecords, readText, readTexts } from './hostile-record';
import { readMedia } from './media-path';
import { readPhone } from './phone';

/** What is written to storage under `compareList` (section 3). */
export function storeBasket(basket: Basket): string {
  return JSON.stringify(basket);
}

/**
 * The basket out of storage. Anybody may have written there, other versions of the site too: what is not a project is
 * left out, a field of another type is absent, a fourth project is left out. Never throws.
 */
export function restoreBasket(text: string | null): Basket {
  let basket = emptyBasket;
  for (const entry of parseList(text)) {
    const project = restoreProject(entry);
    const next = project ? addToBasket(basket, project) : basket;
    if (next === 'full') break;
    basket = next;
  }
  return basket;
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function restoreProject(value: unknown): ProjectCard | null {
  const record = asRecord(value);
  const id = record && readText(record, 'id');
  const name = record && readText(record, 'name');
  if (!id || !name) return null;
  return {
    id,
    name,
    image: readMedia(record, 'image'),
    status: readText(record, 'status'),
    location: readText(record, 'location'),
    categories: readTexts(record, 'categories'),
    subCategories: readTexts(record, 'subCategories'),
    labels: readTexts(record, 'labels'),
    units: readTexts(record, 'units'),
    startingPrice: readText(record, 'startingPrice'),
    price: readNumber(record, 'price'),
    area: readText(record, 'area'),
    developer: restoreDeveloper(asRecord(record.developer)),
    agents: readRecords(record, 'agents')
      .map(restoreAgent)
      .filter((agent) => agent !== null),
    preview: readText(record, 'preview'),
  };
}

function restoreDeveloper(record: HostileRecord | null): ProjectDeveloper | null {
  const name = record && readText(record, 'name');
  return name ? { name, logo: readMedia(record, 'logo') } : null;
}

function restoreAgent(record: HostileRecord): ProjectAgent | null {
  const name = readText(record, 'name');
  if (!name) return null;
  return {
    name,
    phone: readPhone(record, 'phone'),
    designation: readText(record, 'designation'),
    image: readMedia(record, 'image'),
  };
}
