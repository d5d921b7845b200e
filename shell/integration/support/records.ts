import type { PlainRecords } from '@iwan/shared/testing/plain-records';

const kinds = [
  { cat: 'Residential', sub_cat: 'apartment, penthouse', location: 'Dubai Marina' },
  { cat: 'Residential, Off Plan', sub_cat: 'villa', location: 'Palm Jumeirah' },
  { cat: 'Commercial', sub_cat: 'office', location: 'Business Bay' },
  { cat: 'Secondary Market', sub_cat: 'townhouse', location: 'Al Furjan' },
];

const projectNames = [
  'Harbour Gate',
  'Coral Steps',
  'Ledger House',
  'Willow Court',
  'Lantern Quay',
  'Saffron Terrace',
  'Meridian Yard',
  'Cedar Lane',
  'Tidewater',
  'Amber Row',
  'North Exchange',
  'Orchard Walk',
];

const developerNames = ['Marensand Developments', 'Lazurine Estates', 'Cavarin', 'Ostrava Homes', 'Pelham & Sons'];
const agentNames = [
  'Layla Haddad',
  'Omar Saleh',
  'Zoë Müller',
  'Ravi Nair',
  'Amina Yusuf',
  'Karim Aziz',
  'Elena Petrova',
];

/**
 * The records of a well-maintained backend: enough of everything for tabs, pages, carousels and a full compare
 * basket.
 */
export const soundRecords: PlainRecords = {
  projects: projectNames.map((name, index) => ({
    ...kinds[index % kinds.length],
    id: index + 1,
    name,
    image: `media/exteriors/${index + 1}.png`,
    status: index === 3 ? 'Sold OUT' : 'New Launch',
    type: index % 2 === 0 ? 'Fresh Finds, Featured' : 'Trending',
    starting_price: `AED ${index + 1},200,000`,
    unit: '1BR, 2BR',
    area: '750 sq ft',
    description: `<p>${name} stands <b>where</b> the day begins.</p>`,
    latitude: '25.08',
    longitude: '55.14',
    developer: { name: developerNames[index % developerNames.length], logo: 'media/logos/logo.png' },
    agent: { name: agentNames[index % agentNames.length], phone: `97150000000${index % 10}` },
  })),
  developers: developerNames.map((name, index) => ({
    id: index + 1,
    name,
    logo: 'media/logos/logo.png',
    location: 'UAE',
    images: 'media/exteriors/1.png',
    heading: 'Buildings that keep their shade',
    sub_heading: 'Homes on the water',
    buildings: 12,
    exp: '27',
    estb: '1999',
    emp: '640',
    hq: 'Dubai',
    pointers: '1. Deep balconies.\r\n2. High ceilings.',
    f_img: 'media/exteriors/2.png',
    f_heading: 'Drawn from the inside out',
    f_sub_heading: 'Every plan begins with the light.',
    v_heading: 'An evening at the quay',
    v_sub_heading: 'Seven seconds of the marina.',
    video: 'media/video/quay.mp4',
  })),
  agents: agentNames.map((name, index) => ({
    id: index + 1,
    name,
    images: 'media/agents/agent.png',
    language: 'English, Arabic',
    designation: 'Sales Consultant',
    linkedin: 'https://www.linkedin.com/in/somebody',
    sub_heading: 'Homes by the water',
    description: `<p>${name} knows <b>every</b> quay.</p>`,
    card: `media/cards/${name.toLowerCase().replace(' ', '-')}.vcf`,
    phone: `97150000000${index}`,
  })),
  team: [{ id: 1, name: 'Nadia Rahman', designation: 'Founder', image: 'media/team/nadia.png', type: 'Leader' }],
  blogs: ['Buying off plan', 'What a service charge pays for', 'Renting by the year'].map((heading, index) => ({
    id: index + 1,
    heading,
    title: heading,
    description: `<p>${heading}, in plain words.</p>`,
    created_at: '2026-03-01T09:30:00.000000Z',
    details: [{ id: 1, sub_heading: 'First', images: 'media/blog/keys.png', paragraph: '<p>Words.</p>' }],
  })),
};
