import type { RecordDescription } from './field';
import {
  mostFigures,
  mostInstalments,
  mostPictures,
  mostPromises,
  mostReportPhotos,
  mostReports,
  mostUnits,
} from './limits';
import { plainFields } from './project-fields';
import { unit } from './unit';

/** The source of a figure or report, without which the site does not show it. */
const source = {
  as_of: { kind: 'day', isRequired: true },
  /** As given: `RERA, service charge index`. */
  source: { kind: 'line', most: 120, isRequired: true },
  /** Where it can be read. */
  address: { kind: 'web' },
  /** Invented for the demo. */
  invented: { kind: 'flag' },
} as const satisfies RecordDescription;

/** A part of the price, and when it is due. */
const instalment = {
  label: { kind: 'line', most: 120, isRequired: true },
  percent: { kind: 'decimal', above: 0, most: 100, unit: 'percent', isRequired: true },
  /** In words: `Q4 2028`, `When you reserve`. */
  when: { kind: 'line', most: 120 },
} as const satisfies RecordDescription;

/** Costs and returns of the homes each year. */
const figure = {
  /** The service charge in dirhams a square foot and year, or the rent of a home in dirhams a year. */
  kind: { kind: 'choice', options: ['service_charge', 'rent'], isRequired: true },
  /** A type of the units; for a service charge, absent for all of them. */
  type: { kind: 'line', most: 60 },
  value: { kind: 'decimal', above: 0, most: 100_000_000, isRequired: true },
  ...source,
} as const satisfies RecordDescription;

/** The progress of construction on a day. */
const constructionReport = {
  percent: { kind: 'decimal', least: 0, most: 100, unit: 'percent', isRequired: true },
  ...source,
  /** Taken on that day. */
  photos: { kind: 'paths', most: mostReportPhotos },
} as const satisfies RecordDescription;

const { address: _, ...sourceWithoutAddress } = source;

/** A handover date, and the day on which it was promised. */
const handoverPromise = {
  handover: { kind: 'quarter', isRequired: true },
  ...sourceWithoutAddress,
} as const satisfies RecordDescription;

/** What a project says of one of its pictures. */
const pictureDetails = {
  /** The path of the picture, as another field has it. */
  file: { kind: 'file', isRequired: true },
  /** Its content in words, for people who do not see it. */
  alt: { kind: 'lines', most: 300, isTranslatable: true },
  /** The point that stays in view when it is cropped, in per cent from the left and the top. */
  focus_x: { kind: 'decimal', least: 0, most: 100, unit: 'percent' },
  focus_y: { kind: 'decimal', least: 0, most: 100, unit: 'percent' },
} as const satisfies RecordDescription;

/** The width in pixels from which a picture fills the top of a project's page sharply on a common screen. */
export const sharpWidth = 1280;

/** A project (section 3), with the groups of the office's form in the order in which people think of them. */
export const project = {
  name: { kind: 'line', most: 200, isRequired: true, isSearched: true, isTranslatable: true, group: 'main' },
  status: { kind: 'choice', isSearched: true, group: 'main' },
  cat: { kind: 'choices', isSearched: true, group: 'main' },
  sub_cat: { kind: 'choices', isSearched: true, group: 'main' },
  type: { kind: 'choices', isSearched: true, group: 'main' },
  developer: { kind: 'reference', resource: 'developers', idField: 'developer_id', group: 'main' },
  agents: { kind: 'references', resource: 'agents', idField: 'agent_ids', group: 'main' },
  ...plainFields,

  /** In dirhams; with words in its place, such as `Price on request`, earlier prices and those of the units are withheld. */
  starting_price: { kind: 'money', isSearched: true, group: 'homes' },
  unit: { kind: 'choices', isSearched: true, group: 'homes' },
  /** The sizes of its homes, as given: `745 - 2,310 sq ft`. */
  area: { kind: 'line', isSearched: true, group: 'homes' },
  units: {
    ...{ kind: 'rows', row: unit, most: mostUnits, called: 'units', unique: 'id' },
    ...{ isBeyondSection7: true, isSearched: true, group: 'homes' },
  },
  payment_plan: {
    ...{ kind: 'rows', row: instalment, most: mostInstalments, called: 'instalments', shares: 'percent' },
    ...{ isBeyondSection7: true, isSearched: true, group: 'homes' },
  },
  figures: {
    ...{ kind: 'rows', row: figure, most: mostFigures, called: 'figures' },
    ...{ isBeyondSection7: true, isSearched: true, group: 'homes' },
  },

  permit_number: { kind: 'line', isSearched: true, group: 'permit' },
  permit_verify_url: { kind: 'web', group: 'permit' },
  /** The last day on which its permit is valid. */
  permit_expires_on: { kind: 'day', isBeyondSection7: true, isSearched: true, group: 'permit' },
  /** What the permit was given for; the office says where the advertisement differs from it. */
  permit_price: { kind: 'money', isBeyondSection7: true, group: 'permit' },
  /** As `area` has it. */
  permit_size: { kind: 'line', most: 60, isBeyondSection7: true, group: 'permit' },
  /** As `sub_cat` has it. */
  permit_type: { kind: 'choices', most: 200, valuesOf: 'sub_cat', isBeyondSection7: true, group: 'permit' },
  /** Where buyers pay to, as the Land Department has registered it. */
  escrow_account: { kind: 'line', most: 120, isBeyondSection7: true, group: 'permit' },
  construction: {
    ...{ kind: 'rows', row: constructionReport, most: mostReports, called: 'reports' },
    ...{ isBeyondSection7: true, isSearched: true, group: 'permit' },
  },
  handover_promises: {
    ...{ kind: 'rows', row: handoverPromise, most: mostPromises, called: 'promised handovers' },
    ...{ isBeyondSection7: true, group: 'permit' },
  },

  location: { kind: 'choice', isSearched: true, group: 'place' },
  latitude: { kind: 'latitude', isSearched: true, group: 'place' },
  longitude: { kind: 'longitude', isSearched: true, group: 'place' },
  map: { kind: 'map', group: 'place' },
  near_by_location: { kind: 'nearby', isSearched: true, isTranslatable: true, group: 'place' },

  description: { kind: 'rich', isTranslatable: true, group: 'texts' },
  amenities: { kind: 'numbered', isSearched: true, group: 'texts' },

  image: { kind: 'picture', leastWidth: sharpWidth, details: 'pictures', group: 'pictures' },
  brochure: { kind: 'file', group: 'pictures' },
  gallery: { kind: 'pictures', leastWidth: sharpWidth, details: 'pictures', group: 'pictures' },
  /** Alternative texts and focal points, which the inputs of the pictures change. */
  pictures: {
    ...{ kind: 'rows', row: pictureDetails, most: mostPictures, called: 'pictures' },
    ...{ isBeyondSection7: true, isTranslatable: true },
  },
  floor_plan: { kind: 'file', group: 'pictures' },
  master_plan: { kind: 'file', group: 'pictures' },
  qr_code: { kind: 'picture', group: 'pictures' },

  meta: { kind: 'line', isTranslatable: true, group: 'search' },
  meta_description: { kind: 'lines', isTranslatable: true, group: 'search' },
} as const satisfies RecordDescription;
