import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The lowest down payment that the Central Bank allows. */
const mortgageRules = {
  ready: (limit: string) => `Minimum down payment for a resident expatriate’s first home up to ${limit}.`,
  dear: (limit: string) => `Minimum down payment for a resident expatriate’s first home above ${limit}.`,
  'off plan': () => 'Minimum down payment for any off-plan home.',
} as const;

/** The texts of a project's page. Sections 2, 4, 5 and 8 fix most of the wording. */
export const textsOf = defineTexts({
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of sentences, without a step that could be parted
  en: (format) => ({
    head: (name: string, location: string | null) =>
      location === null ? `${name} | ${business.fullName}` : `${name}, ${location} | ${business.fullName}`,
    headDescription: (name: string, location: string | null) =>
      location === null
        ? `${name}: photos, floor plans, prices and agents.`
        : `${name} in ${location}: photos, floor plans, prices and agents.`,
    properties: 'Properties',
    alerts: 'Get alerts on price, handover and units',
    from: (price: string) => `From ${price}`,
    by: (developer: string) => `By ${developer}`,
    soldOut: 'Sold Out',
    notFound: 'Property not found',
    /** Before the names of other projects at the same address. */
    slugCollisions: 'Other projects with this name:',
    /** The last step of the breadcrumb: name - location. */
    place: (name: string, location: string | null) => (location === null ? name : `${name} - ${location}`),
    startingPrice: 'Starting Price',
    unit: 'Unit',
    area: 'Area',
    about: (name: string) => `About ${name}`,
    gallery: 'Gallery',
    seeAllPhotos: 'See all photos',
    carousel: 'carousel',
    photos: (name: string) => `Photos of ${name}`,
    openPhoto: (position: number, total: number) => `Open photo ${position} of ${total}`,
    /** On the last visible photo: how many follow. */
    openLastPhoto: (more: number, position: number, total: number) =>
      `${format.plural(more, { one: '+# photo', other: '+# photos' })}: open photo ${position} of ${total}`,
    photo: (name: string, position: number, total: number) => `${name}, photo ${position} of ${total}`,
    showPhoto: (position: number, total: number) => `Show photo ${position} of ${total}`,
    morePhotos: (count: number) => format.plural(count, { one: '+# photo', other: '+# photos' }),
    units: {
      title: 'Units with floor plan, price, payment and availability',
      type: 'Unit',
      size: 'Size',
      price: 'Price',
      perArea: 'Price per sq ft',
      available: 'Availability',
      plan: 'Floor plan',
      squareFeet: (size: number) => `${format.number(size)} sq ft`,
      unknown: 'Not stated',
      onRequest: 'Price on request',
      ask: 'Ask the agent',
      soldOut: 'Sold',
      stateConfirmed: (state: string, day: string) => `${state}, confirmed ${day}`,
      left: (count: number) => format.plural(count, { one: 'Available', other: '# available' }),
      planOf: (type: string, size: number | null) =>
        size === null ? `Floor plan, ${type}` : `Floor plan, ${type}, ${format.number(size)} sq ft`,
      /** A line of a unit's sheet: `On booking, 10%: when you reserve`. */
      instalment: (label: string, share: string | null, when: string | null) =>
        `${share === null ? label : `${label}, ${share}`}${when === null ? '' : `: ${when}`}`,
      openPlan: 'View full size',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      askAbout: 'Ask about this unit',
    },
    paymentPlan: {
      title: 'Payment plan',
      ofStartingPrice: 'Based on the starting price.',
    },
    returns: {
      net: (net: string) => `About ${net} net a year`,
      basis: (type: string) => `${type}, after all costs`,
      see: 'See the figures',
    },
    similar: 'Similar projects',
    sold: {
      ask: 'Join the waiting list',
      title: (name: string) => `${name} is sold out`,
      text: 'Leave your details and we will tell you about the next phase or a resale.',
      /** What the enquiry is about, for whoever responds to it. */
      wish: 'Waiting list: next phase or resale',
      seeSimilar: 'See similar projects',
      allIn: (area: string) => `All projects in ${area}`,
      all: 'All projects',
    },
    moreInformation: 'GET MORE INFORMATION',
    brochure: 'Brochure',
    floorPlan: 'Floor plan',
    file: (name: string, kind: string) => (kind === '' ? name : `${name}, ${kind}`),
    configuration: {
      title: 'Configuration',
      units: 'Units and floor plans',
      unitsAndPayment: 'Units and payment',
      masterPlan: 'Master Plan',
      masterPlanOf: (name: string) => `Master plan of ${name}`,
    },
    amenities: 'Amenities',
    around: (name: string) => `Around ${name}`,
    mapOf: (name: string) => `Map showing ${name}`,
    onTheMap: 'View on map',
    money: {
      title: 'Money and paperwork',
      sources: 'Sources',
      checked: (day: string) => `Checked ${day}`,
    },
    mortgage: {
      title: 'Need a mortgage?',
      monthly: (amount: string) => `${amount} a month`,
      terms: (years: number, rate: string, percent: string, down: string) =>
        `${years} years at ${rate}, with a ${percent} down payment (${down}).`,
      bankRate: (month: string) => `The rate is near what UAE banks asked for in ${month}.`,
      inCash: 'Have the transfer fee and the agent’s commission in cash: banks may not lend them.',
      rules: mortgageRules,
      unpriced: 'See the monthly payment on a loan and how much of it is interest.',
      openCalculator: 'Open calculator',
    },
    permit: {
      title: 'Permit',
      code: 'QR code',
      codeOf: (name: string) => `QR code of ${name}`,
      codeOfPermit: (name: string) => `QR code for the ${name} permit`,
      scan: 'Scan to open this page on your phone.',
      scanPermit: 'Scan to check the permit on the regulator’s site.',
      number: (number: string) => `Permit number ${number}`,
      validUntil: (day: string) => `valid until ${day}`,
      expired: (day: string) => `expired on ${day}`,
      verify: (host: string) => `Check on ${host}`,
    },
    asOf: (day: string) => `As of ${day}`,
    enquiry: {
      title: (project: string) => `Ask about ${project}`,
      agents: 'Your agents',
      business: business.fullName,
      whatsapp: (agent: string, project: string) => `WhatsApp ${agent} about ${project}`,
      brn: (number: string) => `BRN ${number}`,
      contact: 'Contact',
      ask: 'Ask about this project',
    },
  }),
});
