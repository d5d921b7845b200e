import type { Coordinates } from '@iwan/shared/domain/model/entities';

/** The middles of the areas, by slug. */
const middles: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'palm-jumeirah': [25.1156, 55.1354],
  'dubai-marina': [25.08, 55.1385],
  'downtown-dubai': [25.1965, 55.2755],
  'business-bay': [25.1835, 55.272],
  'jumeirah-village-circle': [25.0585, 55.2085],
  'mohammed-bin-rashid-city': [25.1625, 55.302],
  'al-furjan': [25.026, 55.145],
  dubailand: [25.06, 55.315],
  'al-barsha': [25.103, 55.1985],
  'masdar-city': [24.4267, 54.6146],
};

/** The middle of an area; `null` for a slug of none of the ten. */
export function middleOf(slug: string): Coordinates | null {
  const [latitude, longitude] = middles[slug] ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
