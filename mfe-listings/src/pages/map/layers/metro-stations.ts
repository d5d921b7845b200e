import type { LayerPlace } from './layer-place';

const at = (name: string, latitude: number, longitude: number): LayerPlace => ({ name, latitude, longitude });

/**
 * Stations of the Dubai Metro that are named after a place, each within some two hundred metres of its position. Those named
 * after a company are left out.
 */
export const metroStations: readonly LayerPlace[] = [
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
