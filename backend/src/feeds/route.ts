import { areaOf } from '@iwan/shared/domain/areas/area-of';
import { readCoordinates } from '@iwan/shared/domain/map/coordinates';
import { parsePrice } from '@iwan/shared/domain/money/price';
import { splitList } from '@iwan/shared/domain/record/split-list';
import { bedroomsIn } from '@iwan/shared/domain/search/rules/bedrooms';
import { escapeXml } from '@iwan/shared/domain/text/escape-html';
import { plainText } from '@iwan/shared/domain/text/plain-text';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import type { Answers } from '../catalogue/responses';
import { servedParts } from '../catalogue/served-list';
import type { Database } from '../database/database';
import { agentsOf, type ProjectRecord } from '../database/project-record';
import { feedListings } from '../database/schema';
import { servedChunks } from '../http/responses/served-chunks';
import { serve } from '../http/responses/served-json';
import type { ZodRoutes } from '../http/zod-routes';
import { translatedProject } from '../projects/projections';
import { type ProjectReader, wholeListLimit } from '../projects/store';
import { feedTypes } from './codes';

interface Parts {
  readonly db: Database;
  readonly projects: Pick<ProjectReader, 'index' | 'each'>;
  readonly answers: Answers;
  /** The origin of the site. */
  readonly site: string;
}

/** As the feed of the blog: readers ask again after five minutes. */
const caching = { 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' };

/** What is for sale, for portals and partners: as XML in the format of Property Finder, and the same as JSON. */
export function feedRoutes({ db, projects, answers, site }: Parts): ZodRoutes {
  async function* listings() {
    const rows = await db.select({ id: feedListings.project_id, reference: feedListings.reference }).from(feedListings);
    const references = new Map(rows.map(({ id, reference }) => [id, reference]));
    for await (const records of projects.each(projects.index().ids().slice(0, wholeListLimit))) {
      yield records.flatMap((record) => exportedListings(record, references.get(record.id), site));
    }
  }
  async function* xml() {
    yield Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<list>\n');
    for await (const some of listings()) yield Buffer.from(some.map(propertyElement).join('\n'));
    yield Buffer.from('\n</list>\n');
  }
  return async (app) => {
    app.get('/api/feeds/listings.xml', (request, reply) => {
      reply.type('application/xml; charset=utf-8');
      return serve(
        request,
        reply,
        answers.get(projects.index(), 'feed xml', () => servedChunks(xml())),
        caching,
      );
    });
    app.get('/api/feeds/listings.json', (request, reply) =>
      serve(
        request,
        reply,
        answers.get(projects.index(), 'feed json', () => servedParts(listings())),
        caching,
      ),
    );
  };
}

const furnished: Readonly<Record<string, string>> = {
  Furnished: 'Yes',
  'Partly furnished': 'Partly',
  Unfurnished: 'No',
};

/**
 * The homes of a project that can be bought at a published price, with the fields of Property Finder's format: prices in dirhams, sizes in
 * square feet, texts without markup, `null` for what is not known. `reference`: of a project that came from a feed. `site`: the site's origin.
 */
export function exportedListings(record: ProjectRecord, reference: string | undefined, site: string) {
  const { id, name, developer, location } = record;
  if (parsePrice(record.starting_price) === null || /^sold/i.test(record.status ?? '')) return [];
  const arabic = translatedProject(record, 'ar');
  const [description, inArabic] = [record, arabic].map((one) => plainText(one.description ?? ''));
  const { names, category } = feedTypes.find(({ type }) => type === splitList(record.sub_cat ?? '')[0]) ?? feedTypes[0];
  const [agent] = agentsOf(record);
  const point = readCoordinates({ latitude: record.latitude, longitude: record.longitude });
  const isPremises = category === 'Commercial';
  const forSale = (record.units ?? []).filter(({ price, available }) => price && available !== 0);
  return forSale.map(({ id: unitId, type, size, price, baths, parking }, index) => ({
    reference_number: reference ?? `${id}-${unitId ?? index + 1}`,
    ...{ permit_number: record.permit_number, offering_type: isPremises ? 'CS' : 'RS', property_type: names[0], price },
    ...{ city: areaOf(location)?.emirate ?? 'Dubai', community: location, property_name: name },
    developer: developer?.name ?? null,
    title_en: reference === undefined ? `${name}, ${type}` : name,
    title_ar: arabic.name === name ? null : arabic.name,
    ...{ description_en: description, description_ar: inArabic === description ? null : inArabic },
    ...{ size: size ?? null, bathroom: baths ?? null, parking: parking ?? null },
    bedroom: isPremises ? null : /^studio/i.test(type) ? 'studio' : Math.floor(bedroomsIn(type) ?? 0) || null,
    furnished: furnished[record.furnishing ?? ''] ?? null,
    completion_status: splitList(record.cat ?? '').includes('Off Plan') ? 'off_plan' : 'completed',
    geopoints: point && `${point.longitude},${point.latitude}`,
    agent: agent === undefined ? null : { name: agent.name, phone: agent.phone, license_no: agent.brn ?? null },
    photo: splitList(`${record.image ?? ''},${record.gallery ?? ''}`).map((path) => `${site}${imagePath(path, 1920)}`),
    ...{ url: `${site}${paths.project(record)}`, last_update: record.updated_at?.toISOString() ?? null },
  }));
}

/** A listing in the format of Property Finder: `<property last_update="2026-11-29 08:00:00">…`. */
export function propertyElement({ last_update, ...fields }: ReturnType<typeof exportedListings>[number]): string {
  const updated = last_update?.slice(0, 19).replace('T', ' ') ?? '';
  return elementOf('property', fields).replace('>', ` last_update="${updated}">`);
}

/** A list has an element `url` for each of its items. */
function elementOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const inside = Array.isArray(value)
    ? value.map((one) => elementOf('url', one)).join('')
    : typeof value === 'object'
      ? Object.entries(value)
          .map((field) => elementOf(...field))
          .join('')
      : escapeXml(String(value));
  return `<${name}>${inside}</${name}>`;
}
