import { areaOf } from '@iwan/shared/domain/areas/area-of';
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { readCoordinates } from '@iwan/shared/domain/map/coordinates';
import type { FeedRemark } from '@iwan/shared/domain/office/content/feed-wire';
import { squareMetresInSquareFoot } from '@iwan/shared/domain/project/units/floor-area';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { rowSchema } from '../content/resources';
import { amenityCodes, feedTypes } from './codes';
import type { XmlElement } from './read-xml';

/** A picture by its address, and when the feed says that it was changed; empty where it does not say. */
export interface FeedPhoto {
  readonly address: string;
  readonly version: string;
}

/** A listing of a feed as the project that it is on the site: a file of `content` has the same fields. */
export interface FeedListing {
  readonly reference: string;
  /** Without pictures. Developer and agents by their names, whether the site has them or not. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly photos: readonly FeedPhoto[];
}

export type ReadListing =
  | { readonly kind: 'listing'; readonly listing: FeedListing }
  /** A rental, which the site does not show, or one that its feed calls archived. */
  | { readonly kind: 'left out'; readonly reference: string }
  | { readonly kind: 'fault'; readonly fault: FeedRemark };

const mostPhotos = 30;
const { number } = formatFor(defaultLanguage.locale);

/** Thrown for an entry that cannot be read: the end of its sentence. */
class Broken extends Error {}

const typeByName = new Map(
  feedTypes.flatMap(({ type, category, names }) =>
    names.map((name) => [name.toLowerCase(), { type, category }] as const),
  ),
);

const amountIn = (text: string) => (/^\d[\d,]*(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : 0);

/** `studio`, 0 and Bayut's -1 => 0; empty => null */
function bedroomsIn(text: string): number | null {
  if (text === '') return null;
  if (/^(?:studio|0|-1)$/i.test(text)) return 0;
  const [, count] = /^(\d{1,2})\+?$/.exec(text) ?? [];
  if (count === undefined) throw new Broken(`the number of bedrooms is "${text.slice(0, 40)}", which is no number`);
  return Number(count);
}

const wholeIn = (text: string) => (/^\d{1,2}\+?$/.test(text) ? Number.parseInt(text, 10) : undefined);

/** The text of a description as HTML; what has elements already stays, and is sanitised when it is written. */
function htmlOf(text: string): string {
  if (/<[a-z/!]/i.test(text)) return text;
  const paragraphs = text.split(/\n\s*\n/).map((lines) => escapeHtml(lines.trim()).replace(/\s*\n\s*/g, '<br>'));
  return paragraphs.map((lines) => `<p>${lines}</p>`).join('\n');
}

const furnishings = [
  [/^(?:yes|furnished|1)$/i, 'Furnished'],
  [/^part/i, 'Partly furnished'],
  [/^(?:no|unfurnished|0)$/i, 'Unfurnished'],
] as const;

/** Status and market: Property Finder's `off_plan`, `off_plan_primary`, `completed`, `completed_primary`; of Bayut, whether it is off plan. */
function completionOf(completion: string, category: string) {
  if (/^(?:off|yes)/i.test(completion)) return { status: 'Under Construction', cat: `${category}, Off Plan` };
  const isNew = /^completed_primary$/i.test(completion);
  return { status: 'Ready', cat: isNew ? category : `${category}, Secondary Market` };
}

function photosIn(entry: XmlElement): readonly FeedPhoto[] {
  const lists = entry.children.filter(({ name }) => name === 'photo' || name === 'images');
  const photos = lists.flatMap(({ children }) =>
    children.flatMap((child) => {
      const address = child.text || child.children.find(({ name }) => name === 'url')?.text;
      return address ? [{ address, version: child.attributes.last_updated ?? '' }] : [];
    }),
  );
  const byAddress = new Map(photos.map((photo) => [photo.address, photo]));
  return [...byAddress.values()].slice(0, mostPhotos);
}

function amenitiesIn(entry: XmlElement): string | null {
  const named = ['private_amenities', 'commercial_amenities', 'features'];
  const lists = entry.children.filter(({ name }) => named.includes(name));
  const words = lists.flatMap(({ text, children }) => [...text.split(','), ...children.map((child) => child.text)]);
  const amenities = words.map((word) => amenityCodes.get(word.trim()) ?? word.trim()).filter((word) => word.length > 2);
  return amenities.length === 0
    ? null
    : [...new Set(amenities)].map((one, index) => `${index + 1}. ${one}`).join('\r\n');
}

/** `55.14,25.08`: longitude first. */
function pointIn(text: string, latitude: string, longitude: string) {
  const [east = longitude, north = latitude] = text === '' ? [] : text.split(',').map((degrees) => degrees.trim());
  if (east === '' && north === '') return {};
  const point = { latitude: north, longitude: east };
  if (readCoordinates(point) === null) throw new Broken('the coordinates must be degrees, such as 55.14,25.08');
  return point;
}

/** The fields that have something. */
const given = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** The first element with one of these names, of the listing or of an element in it. */
type TextOf = (...names: readonly string[]) => string;

const textIn =
  ({ children }: XmlElement): TextOf =>
  (...names) =>
    children.find(({ name, text }) => names.includes(name) && text !== '')?.text ?? '';

function homeOf(reference: string, of: TextOf) {
  const called = of('property_type');
  const kind = typeByName.get(called.toLowerCase());
  if (kind === undefined) throw new Broken(`the type "${called.slice(0, 40)}" is not known`);
  const isOnRequest = /^(?:yes|1|true)$/i.test(of('price_on_application'));
  const price = amountIn(of('price'));
  if (price === 0 && !isOnRequest) throw new Broken('the price must be an amount in dirhams above 0');
  const isMetric = /^sq\.?\s*m/i.test(of('property_size_unit'));
  const given = amountIn(of('size', 'property_size'));
  if (given === 0) throw new Broken('the size must be a number above 0');
  const size = Math.round(isMetric ? given / squareMetresInSquareFoot : given);
  const bedrooms = kind.category === 'Commercial' ? null : bedroomsIn(of('bedroom', 'bedrooms'));
  const unit = bedrooms === null ? kind.type : bedrooms === 0 ? 'Studios' : `${bedrooms}BR`;
  const details = { baths: wholeIn(of('bathroom', 'bathrooms')), parking: wholeIn(of('parking')) };
  const id = reference.replace(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 60);
  const row = { type: unit, id, size, ...(!isOnRequest && { price: Math.round(price) }), available: 1 };
  return {
    category: kind.category,
    fields: {
      sub_cat: kind.type,
      unit,
      area: `${number(size)} sq ft`,
      starting_price: isOnRequest ? 'Price on request' : `AED ${number(Math.round(price))}`,
      units: [Object.fromEntries(Object.entries({ ...row, ...details }).filter(([, value]) => value !== undefined))],
    },
  };
}

function listingOf(reference: string, entry: XmlElement): FeedListing {
  const of = textIn(entry);
  const title = of('title_en', 'property_title');
  if (title === '') throw new Broken('it has no title');
  const { category, fields: home } = homeOf(reference, of);
  const { status, cat } = completionOf(of('completion_status', 'off_plan'), category);
  const tower = of('property_name', 'tower_name');
  const [city, community] = [of('city'), of('community', 'locality')];
  const area = [of('sub_community', 'sub_locality'), community].map(areaOf).find((found) => found !== null);
  const elsewhere = city === '' || /^dubai$/i.test(city) ? '' : city;
  const description = of('description_en', 'property_description');
  const arabic = of('description_ar', 'property_description_ar');
  const agentElement = entry.children.find(({ name }) => name === 'agent');
  const agent = agentElement === undefined ? of('listing_agent') : textIn(agentElement)('name');
  return {
    reference,
    photos: photosIn(entry),
    fields: given({
      name: tower === '' || title.toLowerCase().includes(tower.toLowerCase()) ? title : `${title}, ${tower}`,
      'name@ar': of('title_ar', 'property_title_ar'),
      ...{ status, cat, ...home },
      furnishing: furnishings.find(([pattern]) => pattern.test(of('furnished')))?.[1],
      permit_number: of('permit_number'),
      location: area?.name ?? [community, elsewhere].filter(Boolean).join(', '),
      ...pointIn(of('geopoints'), of('latitude'), of('longitude')),
      description: description && htmlOf(description),
      'description@ar': arabic && htmlOf(arabic),
      amenities: amenitiesIn(entry),
      developer: of('developer'),
      agents: agent === '' ? null : [agent],
    }),
  };
}

/** Reads one entry of a feed by the names of both formats, and checks the fields as those of any file with records. */
export function readListing(entry: XmlElement): ReadListing {
  const of = textIn(entry);
  const reference = of('reference_number', 'property_ref_no').slice(0, 100);
  const fault = (message: string): ReadListing => ({ kind: 'fault', fault: { reference, message } });
  if (reference === '')
    return fault(`it has no reference; its title is "${of('title_en', 'property_title').slice(0, 60)}"`);
  const offering = of('offering_type', 'property_purpose');
  if (/^(?:rr|cr|rent.*|for.rent)$/i.test(offering) || /^archive/i.test(of('property_status'))) {
    return { kind: 'left out', reference };
  }
  if (!/^(?:rs|cs|buy|sale|sell|for.sale)$/i.test(offering)) {
    return fault(`the offering "${offering.slice(0, 40)}" is neither a sale nor a rental`);
  }
  try {
    const listing = listingOf(reference, entry);
    const [issue] = rowSchema('projects').safeParse(listing.fields).error?.issues ?? [];
    return issue === undefined ? { kind: 'listing', listing } : fault(`${issue.path.join('.')} ${issue.message}`);
  } catch (error) {
    if (error instanceof Broken) return fault(error.message);
    throw error;
  }
}
