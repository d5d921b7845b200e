import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { project } from '@iwan/shared/domain/records/project';
import { type FieldTexts, textsOf as fieldTextsOf } from '../../parts/field-texts';

/** The labels of the plain fields are those of the site. */
const labelsOf = <Name extends string>(texts: Readonly<Record<Name, FieldTexts>>) =>
  Object.fromEntries(Object.entries<FieldTexts>(texts).map(([name, { label }]) => [name, label])) as Readonly<
    Record<Name, string>
  >;

export const textsOf = defineTexts({
  en: ({ locale }) => ({
    add: 'New project',
    noPermit: 'It has no permit number. Property may be advertised in Dubai only with a permit of the Land Department.',
    sold: { mark: 'It is sold: keep its page and say so', done: 'The site says that it is sold.' },
    position: {
      map: 'Map of the position',
      help: 'Press the map where the project is. Arrow keys move its marker a little, with Shift further.',
      none: 'It has no position yet.',
      at: (latitude: string, longitude: string) => `Position: ${latitude}, ${longitude}`,
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
    },
    groups: {
      main: 'The project',
      place: 'Where it is',
      homes: 'Homes and prices',
      texts: 'Texts',
      pictures: 'Pictures and files',
      permit: 'Permit and progress',
      search: 'For search engines',
    },
    fields: {
      ...labelsOf(fieldTextsOf(locale).project),
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
      map: 'Map (frame)',
      near_by_location: 'Near by',
      starting_price: 'Starting price, AED',
      unit: 'Types of units',
      area: 'Sizes, sq ft',
      units: 'Units',
      payment_plan: 'Payment plan',
      figures: 'What homes cost and bring',
      description: 'Description',
      amenities: 'Amenities',
      image: 'Main picture',
      gallery: 'Gallery',
      pictures: 'Texts and focal points of pictures',
      floor_plan: 'Floor plan',
      master_plan: 'Master plan',
      brochure: 'Brochure',
      qr_code: 'QR code',
      permit_number: 'Permit number',
      permit_verify_url: 'Where it can be verified',
      permit_expires_on: 'Holds until',
      escrow_account: 'Escrow account',
      construction: 'How much is built',
      handover_promises: 'Handovers promised',
      meta: 'Title',
      meta_description: 'Description for search engines',
    } satisfies FormTexts<typeof project>['fields'],
    help: {
      agents: 'The first one gets the leads of the project.',
      starting_price:
        'With a text such as “Price on request”, the site also hides the earlier prices of the project and the prices of its units.',
    },
    rows: {
      units: {
        type: 'Type',
        id: 'Number of the unit',
        size: 'Size, sq ft',
        price: 'Price, AED',
        available: 'Available',
        floor: 'Floor',
        ...labelsOf(fieldTextsOf(locale).unit),
        plan: 'Plan',
      },
      payment_plan: { label: 'What', percent: 'Per cent', when: 'When' },
      near_by_location: { label: 'Place', value: 'Distance or time' },
      figures: { kind: 'What', type: 'Of type', value: 'AED', source: 'Source', as_of: 'As of' },
      construction: { percent: 'Per cent', as_of: 'As of', source: 'Source', address: 'Web address of the source' },
      handover_promises: { handover: 'Handover', as_of: 'Promised on', source: 'Source' },
    },
    choices: { 'figures.kind': { service_charge: 'Service charge a sq ft and year', rent: 'Rent a year' } },
    missing: {
      permit: 'a permit number and where it is verified',
      picture: 'a main picture',
      'small picture': 'a larger main picture: this one is blurred where the page opens',
      plan: 'a floor plan, or a plan for each unit',
      description: 'a description of 200 characters or more',
      units: 'its units with prices: it is found by bedrooms and budget only then',
      position: 'its position: the map shows it only then',
      handover: 'when it is handed over',
    },
  }),
});
