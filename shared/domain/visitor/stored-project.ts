import { readPhone } from '../contact/phone';
import type { ProjectAgent, ProjectCard, ProjectDeveloper } from '../model/entities';
import { readMedia } from '../record/media-path';
import {
  asRecord,
  readNumber,
  readRecords,
  readText,
  readTexts,
  type UntrustedRecord,
} from '../record/untrusted-record';
import { addToBasket, type Basket, emptyBasket } from './compare-basket';

/** Parses the stored basket (`compareList`, section 3) by the rules of `restoreProjects`; a fourth project is dropped. */
export function restoreBasket(text: string | null): Basket {
  let basket = emptyBasket;
  for (const project of restoreProjects(text)) {
    const next = addToBasket(basket, project);
    if (next === 'full') break;
    basket = next;
  }
  return basket;
}

/** Serialises a list of projects for storage. */
export function storeProjects(projects: readonly ProjectCard[]): string {
  return JSON.stringify(projects);
}

/**
 * Parses stored projects. Storage may contain anything, including data of other versions: an entry that is not a project is
 * dropped, and so is a field of another type. Never throws.
 */
export function restoreProjects(text: string | null): readonly ProjectCard[] {
  return parseList(text)
    .map(restoreProject)
    .filter((project) => project !== null);
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
    price: readNumber(record, 'price'),
    area: readText(record, 'area'),
    developer: restoreDeveloper(asRecord(record.developer)),
    agents: readRecords(record, 'agents')
      .map(restoreAgent)
      .filter((agent) => agent !== null),
    preview: readText(record, 'preview'),
  };
}

function restoreDeveloper(record: UntrustedRecord | null): ProjectDeveloper | null {
  const name = record && readText(record, 'name');
  return name ? { name, logo: readMedia(record, 'logo') } : null;
}

function restoreAgent(record: UntrustedRecord): ProjectAgent | null {
  const name = readText(record, 'name');
  if (!name) return null;
  return {
    name,
    phone: readPhone(record, 'phone'),
    designation: readText(record, 'designation'),
    image: readMedia(record, 'image'),
  };
}
