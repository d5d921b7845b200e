import type { Coordinates } from '@iwan/shared/contracts/entities';

/** A place that a layer of the map shows. */
export interface LayerPlace extends Coordinates {
  readonly name: string;
}
