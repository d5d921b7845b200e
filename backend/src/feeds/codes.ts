/** The kinds of homes and premises: as the site has them, and what feeds call them, Property Finder's code first. */
export const feedTypes = [
  { type: 'Apartment', category: 'Residential', names: ['AP', 'Apartment', 'Flat', 'HA', 'Hotel Apartment'] },
  { type: 'Villa', category: 'Residential', names: ['VH', 'Villa', 'House', 'BG', 'Bungalow', 'CD', 'Villa Compound'] },
  { type: 'Townhouse', category: 'Residential', names: ['TH', 'Townhouse'] },
  { type: 'Penthouse', category: 'Residential', names: ['PH', 'Penthouse'] },
  { type: 'Duplex', category: 'Residential', names: ['DU', 'Duplex'] },
  { type: 'Land', category: 'Residential', names: ['LP', 'Land', 'Residential Plot', 'Residential Land'] },
  { type: 'Office', category: 'Commercial', names: ['OF', 'Office', 'BW', 'FF', 'HF', 'Commercial Floor'] },
  { type: 'Retail', category: 'Commercial', names: ['RE', 'Retail', 'SH', 'Shop', 'SR', 'Showroom', 'RT'] },
  { type: 'Warehouse', category: 'Commercial', names: ['WH', 'Warehouse', 'ST', 'Storage', 'FA', 'Factory'] },
  { type: 'Building', category: 'Commercial', names: ['WB', 'BU', 'Commercial Building', 'Residential Building'] },
] as const;

const amenities = [
  'AC Central air conditioning, BA Balcony, BK Built-in kitchen appliances, BL View of a landmark, BR BBQ Area',
  'BW Built-in wardrobes, CO Children’s pool, CP Covered parking, CR Conference room, CS Concierge, LB Reception',
  'MR Maid’s room, MS Maid service, PA Pets allowed, PG Private garden, PJ Private jacuzzi, PP Private pool',
  'PR Playground, PY Private gym, SE Security, SP Pool, SS Spa, ST Study, SY Gym, VW View of water, WC Walk-in closet',
].join(', ');

/** Property Finder's codes of amenities, by the site's words. */
export const amenityCodes: ReadonlyMap<string, string> = new Map(
  amenities.split(', ').map((amenity) => [amenity.slice(0, 2), amenity.slice(3)]),
);
