import type { Coordinates } from '@iwan/shared/domain/model/entities';

/** The kinds of names, by importance: the most important are placed first. */
export type NameKind = 'area' | 'water' | 'quarter' | 'place' | 'landmark';

/** A name on the base map, and its place. */
export interface MapName extends Coordinates {
  readonly kind: NameKind;
  readonly name: string;
}

const at = (kind: NameKind, name: string, latitude: number, longitude: number): MapName => ({
  kind,
  name,
  latitude,
  longitude,
});

/** The names of the shipped map of Dubai and, of Abu Dhabi, around Masdar City; those of areas first. */
export const mapNames: readonly MapName[] = [
  at('area', 'Palm Jumeirah', 25.1156, 55.1354),
  at('area', 'Dubai Marina', 25.08, 55.1385),
  at('area', 'Downtown Dubai', 25.1965, 55.2755),
  at('area', 'Business Bay', 25.1835, 55.272),
  at('area', 'Jumeirah Village Circle', 25.0585, 55.2085),
  at('area', 'Mohammed Bin Rashid City', 25.1625, 55.302),
  at('area', 'Al Furjan', 25.026, 55.145),
  at('area', 'Dubailand', 25.06, 55.315),
  at('area', 'Al Barsha', 25.103, 55.1985),
  at('area', 'Abu Dhabi', 24.461, 54.387),
  at('area', 'Saadiyat Island', 24.545, 54.433),
  at('area', 'Yas Island', 24.49, 54.606),
  at('area', 'Masdar City', 24.4267, 54.6146),
  at('area', 'Khalifa City', 24.416, 54.572),
  at('water', 'Arabian Gulf', 25.175, 55.085),
  at('water', 'Arabian Gulf', 24.64, 54.42),
  at('quarter', 'Jumeirah', 25.202, 55.233),
  at('quarter', 'Deira', 25.268, 55.324),
  at('quarter', 'Bur Dubai', 25.252, 55.296),
  at('quarter', 'Al Quoz', 25.14, 55.232),
  at('quarter', 'Jebel Ali Village', 25.033, 55.118),
  at('quarter', 'Arabian Ranches', 25.048, 55.268),
  at('quarter', 'Dubai Hills', 25.108, 55.246),
  at('quarter', 'Mirdif', 25.22, 55.418),
  at('quarter', 'Umm Suqeim', 25.153, 55.203),
  at('quarter', 'Dubai Silicon Oasis', 25.122, 55.385),
  at('quarter', 'Al Raha Beach', 24.446, 54.585),
  at('place', 'Palm Jebel Ali', 25.0185, 54.9954),
  at('place', 'The World Islands', 25.252, 55.166),
  at('place', 'Motor City', 25.045, 55.239),
  at('place', 'JLT', 25.072, 55.148),
  at('place', 'Dubai Creek', 25.2155, 55.343),
  at('place', 'DXB', 25.253, 55.3645),
  at('place', 'Al Reef', 24.459, 54.672),
  at('place', 'AUH', 24.4375, 54.651),
  at('landmark', 'Burj Khalifa', 25.1972, 55.2744),
  at('landmark', 'Burj Al Arab', 25.1412, 55.1853),
];
