import { business } from '@iwan/shared/contracts/business';

/** What a visitor reads on a project's page. Sections 2, 4, 5 and 8 fix most of the wording. */
export const texts = {
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
  namesakes: 'Also by this name:',
  /** The last step of the breadcrumb: name - location. */
  place: (name: string, location: string | null) => (location === null ? name : `${name} - ${location}`),
  startingPrice: 'Starting Price',
  unit: 'Unit',
  area: 'Area',
  about: (name: string) => `About ${name}`,
  gallery: 'Gallery',
  seeAllPhotos: 'See all photos',
  photos: (name: string) => `Photos of ${name}`,
  openPhoto: (position: number, total: number) => `Open photo ${position} of ${total}`,
  photo: (name: string, position: number, total: number) => `${name}, photo ${position} of ${total}`,
  morePhotos: (count: number) => (count === 1 ? '+ 1 photo' : `+ ${count} photos`),
  moreInformation: 'GET MORE INFORMATION',
  brochure: 'Brochure',
  floorPlan: 'Floor plan',
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
  mortgageAbout: (monthly: string, years: number, rate: string) =>
    `About ${monthly} a month over ${years} years at ${rate}, if all of the price is borrowed.`,
  mortgageUnpriced: 'See what a loan costs each month, and how much of that is interest.',
  openCalculator: 'Open the calculator',
  qrCode: (name: string) => `QR code of ${name}`,
  scan: 'Scan to keep this page on your phone.',
  permit: 'Permit number',
  verifyPermit: (host: string) => `Check it at ${host}`,
  enquiry: {
    title: (project: string) => `Ask about ${project}`,
    agents: 'Your enquiry goes to',
    business: business.fullName,
    whatsapp: (agent: string, project: string) => `WhatsApp ${agent} about ${project}`,
    contact: 'Contact',
  },
} as const;
