import type { Coordinates } from '@iwan/shared/domain/model/entities';

/** A place that a layer of the map shows. */
export interface LayerPlace extends Coordinates {
  readonly name: string;
}

/** Public beaches of Dubai, each about where it meets the coast of the shipped map. */
const beaches: readonly LayerPlace[] = [
  { name: 'JBR Beach', latitude: 25.0786, longitude: 55.1296 },
  { name: 'Al Sufouh Beach', latitude: 25.1065, longitude: 55.1587 },
  { name: 'Sunset Beach', latitude: 25.146, longitude: 55.1888 },
  { name: 'Kite Beach', latitude: 25.1656, longitude: 55.1998 },
  { name: 'Jumeirah Public Beach', latitude: 25.209, longitude: 55.2294 },
  { name: 'La Mer', latitude: 25.2326, longitude: 55.2521 },
  { name: 'Al Mamzar Beach', latitude: 25.3155, longitude: 55.3437 },
];

const at = (name: string, latitude: number, longitude: number): LayerPlace => ({ name, latitude, longitude });

/**
 * Stations of the Dubai Metro that are named after a place, each within some two hundred metres of its position. Those named
 * after a company are left out.
 */
const metro: readonly LayerPlace[] = [
  at('Airport Terminal 3', 25.2448, 55.3597),
  at('Airport Terminal 1', 25.2487, 55.3525),
  at('Deira City Centre', 25.2545, 55.3305),
  at('Al Rigga', 25.2635, 55.324),
  at('Union', 25.2664, 55.3139),
  at('BurJuman', 25.2549, 55.304),
  at('World Trade Centre', 25.2248, 55.2851),
  at('Emirates Towers', 25.2175, 55.2796),
  at('Financial Centre', 25.2113, 55.2753),
  at('Burj Khalifa/Dubai Mall', 25.2013, 55.2695),
  at('Business Bay', 25.1913, 55.2604),
  at('Mall of the Emirates', 25.1209, 55.2003),
  at('Dubai Internet City', 25.1022, 55.1735),
  at('DMCC', 25.0709, 55.1389),
  at('Ibn Battuta', 25.0447, 55.1167),
  at('Discovery Gardens', 25.0349, 55.1341),
  at('Al Furjan', 25.0291, 55.1519),
  at('Creek', 25.2195, 55.3389),
  at('Dubai Healthcare City', 25.2309, 55.3227),
  at('Oud Metha', 25.2437, 55.3158),
  at('Al Ghubaiba', 25.2654, 55.289),
  at('Al Ras', 25.2687, 55.2936),
];

export const layerPlaces = { metro, beaches };
