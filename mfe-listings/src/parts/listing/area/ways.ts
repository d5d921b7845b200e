import { areaOf } from '@iwan/shared/domain/areas/area-of';
import type { Coordinates } from '@iwan/shared/domain/model/entities';
import { foldText } from '@iwan/shared/domain/text/search-words';
import { middleOf } from './middles';

/** Where most people of the city go, by the names of their texts: those of one page are the first five that are not in the area itself. */
export const destinations = {
  airport: { latitude: 25.2532, longitude: 55.3657 },
  downtown: { latitude: 25.1972, longitude: 55.2744 },
  difc: { latitude: 25.2138, longitude: 55.2821 },
  marina: { latitude: 25.08, longitude: 55.1385 },
  mall: { latitude: 25.1181, longitude: 55.2006 },
  southAirport: { latitude: 24.8967, longitude: 55.1614 },
} as const satisfies Readonly<Record<string, Coordinates>>;

export type Destination = keyof typeof destinations;

/** A way: the straight line in kilometres, and our estimate of the minutes by road. */
export interface Way {
  readonly kilometres: number;
  readonly minutes: number;
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great circle between two points (haversine), in kilometres. */
function kilometresBetween(from: Coordinates, to: Coordinates): number {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * earthRadius * Math.asin(Math.sqrt(latitudes + cosines * longitudes));
}

/** The assumptions of the estimate: roads are longer than the line, in the city more so than beyond, and a way takes five minutes to begin. */
const city = { upTo: 15, perKilometre: 1.4, kilometresAnHour: 50 } as const;
const beyond = { perKilometre: 1.2, kilometresAnHour: 90 } as const;
const [startMinutes, step] = [5, 5];

const driven = (kilometres: number, road: typeof city | typeof beyond) =>
  (kilometres * road.perKilometre * 60) / road.kilometresAnHour;

/** The way between two points; minutes are rounded up to the next five. */
export function wayBetween(from: Coordinates, to: Coordinates): Way {
  const kilometres = kilometresBetween(from, to);
  const inCity = Math.min(kilometres, city.upTo);
  const all = startMinutes + driven(inCity, city) + driven(kilometres - inCity, beyond);
  const minutes = Math.ceil(all / step) * step;
  return { kilometres: Math.round(kilometres * 10) / 10, minutes };
}

/** Nearer than so many kilometres, a place is in the area. */
const within = 2;

/** The ways to five places outside of the area around a point. */
export function waysFrom(middle: Coordinates): readonly (Way & { readonly to: Destination })[] {
  const names = Object.keys(destinations) as readonly Destination[];
  const all = names.map((to) => ({ to, ...wayBetween(middle, destinations[to]) }));
  return all.filter(({ kilometres }) => kilometres >= within).slice(0, 5);
}

const degrees = /^(-?\d{1,2}(?:\.\d+)?)\s*[,،;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** The Emirates: a position outside is a slip of the hand, or degrees in the wrong order. */
const isInEmirates = ({ latitude, longitude }: Coordinates) =>
  latitude > 22.4 && latitude < 26.4 && longitude > 51.4 && longitude < 56.5;

/**
 * The position that somebody types as their own place: an area in any spelling, or degrees as maps show them. `null` for anything
 * else.
 *
 *     'JVC' => the middle of Jumeirah Village Circle, '25.1972, 55.2744'
 */
export function myPlaceOf(text: string): Coordinates | null {
  const area = areaOf(text);
  if (area !== null) return middleOf(area.slug);
  const [, latitude, longitude] = degrees.exec(foldText(text).trim()) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return latitude !== undefined && isInEmirates(place) ? place : null;
}
