import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { project } from '@iwan/shared/domain/records/project';
import { type FieldTexts, textsOf as fieldTextsOf } from '../../parts/field-texts';

/** The labels of the plain fields are those of the site. */
const labelsOf = <Name extends string>(texts: Readonly<Record<Name, FieldTexts>>) =>
  Object.fromEntries(Object.entries<FieldTexts>(texts).map(([name, { label }]) => [name, label])) as Readonly<
    Record<Name, string>
  >;

const missing = {
  permit: 'a permit number and check link',
  picture: 'a main image',
  'small picture': 'a larger main image (this one looks blurred)',
  plan: 'a floor plan for the project or each unit',
  description: 'a description of 200 characters or more',
  units: 'units with prices (needed for bedroom and budget searches)',
  position: 'a location (needed for the map)',
  handover: 'a handover date',
};

export const textsOf = defineTexts({
  en: (format) => ({
    add: 'New project',
    noPermit: 'There is no permit number. Advertising property in Dubai requires a Dubai Land Department permit.',
    permit: {
      price: (permitted: number, advertised: number) =>
        `The permit says ${format.dirhams(permitted)}, the advertisement ${format.dirhams(advertised)}.`,
      size: (permitted: string, advertised: string) => `The permit says ${permitted}, the advertisement ${advertised}.`,
      type: (permitted: readonly string[], advertised: readonly string[]) =>
        `The permit says ${format.list(permitted)}, the advertisement ${format.list(advertised)}.`,
      expired: (day: string) => `The permit expired on ${format.day(Date.parse(day))}.`,
    },
    samePicture: (name: string, others: number) =>
      others === 0
        ? `${name} uses the same picture.`
        : format.plural(
            others,
            {
              one: '{name} and # other project use the same pictures.',
              other: '{name} and # other projects use the same pictures.',
            },
            { name },
          ),
    sold: { mark: 'Mark as sold out', done: 'Marked as sold out.' },
    position: {
      map: 'Location on map',
      help: 'Click the map to set the location. Arrow keys nudge the marker; hold Shift for larger steps.',
      none: 'No location set.',
      start: 'Set the marker in the middle of the map',
      at: (latitude: string, longitude: string) => `Position: ${latitude}, ${longitude}`,
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
    },
    groups: {
      main: 'The project',
      place: 'Location',
      homes: 'Homes and prices',
      texts: 'Description',
      pictures: 'Images and files',
      permit: 'Permit and progress',
      search: 'SEO',
    },
    fields: {
      ...labelsOf(fieldTextsOf(format.locale).project),
      name: 'Name',
      status: 'Status',
      cat: 'Category',
      sub_cat: 'Subcategory',
      type: 'Type',
      developer: 'Developer',
      agents: 'Agents',
      location: 'Area',
      latitude: 'Latitude',
      longitude: 'Longitude',
      map: 'Map embed',
      near_by_location: 'Nearby places',
      starting_price: 'Starting price, AED',
      unit: 'Unit types',
      area: 'Size range (sq ft)',
      units: 'Units',
      payment_plan: 'Payment plan',
      figures: 'Service charges and rents',
      description: 'Description',
      amenities: 'Amenities',
      image: 'Main image',
      gallery: 'Gallery',
      pictures: 'Alt text and focal points',
      floor_plan: 'Floor plan',
      master_plan: 'Master plan',
      brochure: 'Brochure',
      qr_code: 'QR code',
      permit_number: 'Permit number',
      permit_verify_url: 'Permit check link',
      permit_expires_on: 'Permit valid until',
      permit_price: 'Price on the permit, AED',
      permit_size: 'Size on the permit (sq ft)',
      permit_type: 'Property type on the permit',
      escrow_account: 'Escrow account',
      construction: 'Construction progress',
      handover_promises: 'Handover history',
      meta: 'SEO title',
      meta_description: 'SEO description',
    } satisfies FormTexts<typeof project>['fields'],
    help: {
      'units.confirmed_at': 'For example 2026-11-24.',
      agents: 'The first agent receives this project’s leads.',
      starting_price:
        'With a text such as “Price on request”, the site also hides the earlier prices of the project and the prices of its units.',
    },
    rows: {
      units: {
        type: 'Type',
        id: 'Unit number',
        size: 'Size, sq ft',
        price: 'Price, AED',
        available: 'Available',
        floor: 'Floor',
        ...labelsOf(fieldTextsOf(format.locale).unit),
        plan: 'Plan',
        confirmed_at: 'Confirmed on',
      },
      payment_plan: { label: 'Instalment', percent: 'Per cent', when: 'When' },
      near_by_location: { label: 'Place', value: 'Distance or time' },
      figures: { kind: 'Figure', type: 'Unit type', value: 'AED', source: 'Source', as_of: 'As of' },
      construction: { percent: 'Per cent', as_of: 'As of', source: 'Source', address: 'Web address of the source' },
      handover_promises: { handover: 'Handover', as_of: 'Announced on', source: 'Source' },
    },
    choices: { 'figures.kind': { service_charge: 'Service charge (AED per sq ft a year)', rent: 'Annual rent' } },
    missing,
  }),
});
