import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The lowest down payment that the Central Bank allows. */
const mortgageRules = {
  ready: (limit: string) => `The least for an expatriate resident’s first home up to ${limit}.`,
  dear: (limit: string) => `The least for an expatriate resident’s first home above ${limit}.`,
  'off plan': () => 'The least for any home that is bought off plan.',
} as const;

/** The texts of a project's page. Sections 2, 4, 5 and 8 fix most of the wording. */
export const textsOf = defineTexts({
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of sentences, without a step that could be parted
  en: (format) => ({
    head: (name: string, location: string | null) =>
      location === null ? `${name} | ${business.fullName}` : `${name}, ${location} | ${business.fullName}`,
    headDescription: (name: string, location: string | null) =>
      location === null
        ? `${name}: pictures, plans, prices and the person to ask.`
        : `${name} in ${location}: pictures, plans, prices and the person to ask.`,
    properties: 'Properties',
    from: (price: string) => `From ${price}`,
    by: (developer: string) => `By ${developer}`,
    soldOut: 'Sold Out',
    notFound: 'Property not found',
    /** Before the names of other projects at the same address. */
    slugCollisions: 'Also by this name:',
    /** The last step of the breadcrumb: name - location. */
    place: (name: string, location: string | null) => (location === null ? name : `${name} - ${location}`),
    startingPrice: 'Starting Price',
    unit: 'Unit',
    area: 'Area',
    handoverBadge: (when: string) => `Handover ${when}`,
    about: (name: string) => `About ${name}`,
    gallery: 'Gallery',
    seeAllPhotos: 'See all photos',
    carousel: 'carousel',
    photos: (name: string) => `Photos of ${name}`,
    openPhoto: (position: number, total: number) => `Open photo ${position} of ${total}`,
    /** On the last visible photo: how many follow. */
    openLastPhoto: (more: number, position: number, total: number) =>
      `${format.plural(more, { one: '+ # photo', other: '+ # photos' })}: open photo ${position} of ${total}`,
    photo: (name: string, position: number, total: number) => `${name}, photo ${position} of ${total}`,
    showPhoto: (position: number, total: number) => `Show photo ${position} of ${total}`,
    morePhotos: (count: number) => format.plural(count, { one: '+ # photo', other: '+ # photos' }),
    sections: {
      label: 'On this page',
      about: 'About',
      returns: 'Costs and yield',
      construction: 'Construction',
      similar: 'Similar',
    },
    units: {
      title: 'Units and floor plans',
      type: 'Type',
      size: 'Size',
      price: 'Price',
      perArea: 'Price per area',
      available: 'Available',
      plan: 'Floor plan',
      squareFeet: (size: number) => `${format.number(size)} sq ft`,
      unknown: 'Not listed',
      onRequest: 'On request',
      ask: 'Ask the agent',
      soldOut: 'Sold',
      left: (count: number) => `${format.number(count)} left`,
      noPlan: 'No floor plan',
      planOf: (type: string, size: number | null) =>
        size === null ? `Floor plan, ${type}` : `Floor plan, ${type}, ${format.number(size)} sq ft`,
      plansOf: (name: string) => `Floor plans of ${name}`,
      typeAndSize: (type: string, size: number | null) =>
        size === null ? type : `${type}, ${format.number(size)} sq ft`,
      openPlan: 'Open the picture by itself',
    },
    paymentPlan: {
      title: 'Payment plan',
      part: 'Payment',
      when: 'When',
      share: 'Share',
      amount: 'Amount',
      ofStartingPrice: 'Amounts are of the starting price.',
    },
    similar: {
      title: (name: string) => `Similar to ${name}`,
      place: (location: string) => `Also in ${location}`,
      price: 'Similar price',
      type: (type: string) => `Also ${/^[aeiou]/i.test(type) ? 'an' : 'a'} ${type.toLowerCase()}`,
    },
    sold: {
      nothingLeft: (name: string) => `Every home at ${name} has been sold. Nothing is offered here any more.`,
      seeSimilar: 'See similar properties',
      allIn: (area: string) => `All properties in ${area}`,
      all: 'All properties',
    },
    moreInformation: 'GET MORE INFORMATION',
    brochure: 'Brochure',
    floorPlan: 'Floor plan',
    picture: 'Picture',
    configuration: 'Configuration',
    masterPlan: 'Master Plan',
    masterPlanOf: (name: string) => `Master plan of ${name}`,
    amenities: 'Amenities',
    location: 'Location',
    mapOf: (name: string) => `Map of ${name}`,
    onTheMap: 'See it on the map',
    coordinates: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
    north: (degrees: string) => `${degrees}° N`,
    south: (degrees: string) => `${degrees}° S`,
    east: (degrees: string) => `${degrees}° E`,
    west: (degrees: string) => `${degrees}° W`,
    mortgage: 'Need a mortgage?',
    mortgageMonthly: (monthly: string) => `About ${monthly} a month`,
    mortgageTerms: (years: number, rate: string, percent: string, down: string) =>
      `Over ${years} years at ${rate}, after ${percent} (${down}) is paid down.`,
    mortgageRule: (kind: 'ready' | 'dear' | 'off plan', limit: string) => mortgageRules[kind](limit),
    mortgageUnpriced: 'See what a loan costs each month, and how much of that is interest.',
    openCalculator: 'Open the calculator',
    qrCode: (name: string) => `QR code of ${name}`,
    permitCode: (name: string) => `QR code of the permit of ${name}`,
    scan: 'Scan to keep this page on your phone.',
    scanPermit: 'Scan to check the permit with the regulator.',
    permit: 'Permit number',
    permitHolds: (day: string) => `Holds until ${day}`,
    permitExpired: (day: string) => `Expired on ${day}`,
    escrow: 'Escrow account',
    verifyPermit: (host: string) => `Check it at ${host}`,
    enquiry: {
      title: (project: string) => `Ask about ${project}`,
      agents: 'Your enquiry goes to',
      business: business.fullName,
      whatsapp: (agent: string, project: string) => `WhatsApp ${agent} about ${project}`,
      brn: (number: string) => `BRN ${number}`,
      contact: 'Contact',
      ask: 'Ask about it',
    },
  }),
});
