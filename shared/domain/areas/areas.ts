export interface Area {
  readonly name: string;
  /** As in `/locations/{slug}` and in the slug filters of section 5. */
  readonly slug: string;
}

/** The ten areas of the footer, in its order (section 2). Their other spellings are in `area-spellings`. */
export const areas: readonly Area[] = [
  { name: 'Palm Jumeirah', slug: 'palm-jumeirah' },
  { name: 'Dubai Marina', slug: 'dubai-marina' },
  { name: 'Downtown Dubai', slug: 'downtown-dubai' },
  { name: 'Business Bay', slug: 'business-bay' },
  { name: 'Jumeirah Village Circle', slug: 'jumeirah-village-circle' },
  { name: 'Mohammed Bin Rashid City', slug: 'mohammed-bin-rashid-city' },
  { name: 'Al Furjan', slug: 'al-furjan' },
  { name: 'Dubailand', slug: 'dubailand' },
  { name: 'Al Barsha', slug: 'al-barsha' },
  { name: 'Masdar City', slug: 'masdar-city' },
];
