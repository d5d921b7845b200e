/** The records of a plain backend: lists of anything, since a real one guarantees no more. */
export interface PlainRecords {
  readonly projects: readonly unknown[];
  readonly developers: readonly unknown[];
  readonly agents: readonly unknown[];
  readonly team: readonly unknown[];
  readonly blogs: readonly unknown[];
}

const agents = [
  {
    id: 1,
    name: 'Layla Haddad',
    images: 'media/agents/layla.png',
    language: 'English, Arabic',
    designation: 'Director',
  },
  { name: 'Omar O’Neill', images: 'javascript:alert(1)', linkedin: 'javascript:alert(1)', language: ['Hindi', 'Urdu'] },
  null,
  { id: 3, name: '', designation: 'Nobody' },
  { id: 4, name: 'Zoë Müller', linkedin: 'https://www.linkedin.com/in/zoe', language: 7, designation: { a: 1 } },
];

const sound = {
  id: 11,
  name: 'Harbour Gate',
  image: 'media/exteriors/harbour-gate.png',
  status: 'New Launch',
  location: 'Dubai Marina',
  cat: 'Residential, Off Plan',
  sub_cat: 'apartment, penthouse',
  type: 'Fresh Finds, Trending',
  starting_price: 'AED 1,200,000',
  unit: '1BR, 2BR',
  area: '750 sq ft',
  description: '<p>Two towers on the <b>marina</b> walk.</p>',
  latitude: '25.08',
  longtitude: '55.14',
  developer: { name: 'Marensand Developments', logo: 'media/logos/marensand.png' },
  agent: { name: 'Layla Haddad', phone: '+971 50 000 0001', designation: 'Director', images: 'media/agents/layla.png' },
};

/** Malformed records: every field of section 3 is missing, empty, misspelt, mistyped or hostile in one of them. */
export const uglyRecords: PlainRecords = {
  projects: [
    sound,
    'not a record',
    {
      name: "Café L'Étoile & Sons / Marina",
      image: 'javascript:alert(1)',
      status: 'SOLD OUT',
      location: 'Dubai Marina',
      cat: ['Residential', 'Secondary Market'],
      sub_cat: null,
      type: 'fresh finds',
      starting_price: 2600000,
      unit: { a: 1 },
      description: '<script>alert(1)</script><p>Ten&nbsp;villas</p><img src=x onerror=alert(1)>',
      longtitude: 'east',
      developer: 'Marensand',
      agent: 'Layla Haddad',
    },
    { id: 13, name: null, location: 'Nowhere' },
    {
      id: 11,
      name: 'Harbour Gate',
      image: '//evil.example/a.png',
      status: 'Sold OUT',
      location: 'Business Bay',
      cat: 'commercial',
      type: 5,
      starting_price: 'On request',
      developer: { name: 'Lazurine Estates', logo: '../../etc/passwd' },
      agent: [{ name: 'Omar', phone: 971500000002 }, null, 'Layla', { phone: '1' }, { name: 'Zoë', phone: 'call me' }],
    },
    [],
    { id: '14', name: 'Bare' },
  ],
  developers: [
    { id: 1, name: 'Marensand Developments', logo: 'media/logos/marensand.png', video: 'media/clips/a.mp4' },
    {
      name: 'Lazurine & Søn',
      logo: 'data:image/svg+xml,<svg onload=alert(1)>',
      video: '<iframe src="x">',
      location: [],
    },
    'Cavarin',
    { id: 3, logo: 'media/logos/nameless.png' },
  ],
  agents,
  team: [{ name: 'Nadia Rahman', designation: 'Founder', image: 'media/team/nadia.png', type: 'Leader' }, null],
  blogs: [
    {
      id: 5,
      heading: 'Buying off plan',
      description: '<p>What to ask <i>before</i> you sign.</p>',
      created_at: '2026-03-01T09:30:00.000000Z',
      details: [{ images: null }, { images: 'javascript:alert(1), media/blog/keys.png' }],
    },
    { title: 'Only a title', description: ['x'], created_at: 'yesterday', details: 'none' },
    { id: 7, description: 'nameless' },
    42,
  ],
};
