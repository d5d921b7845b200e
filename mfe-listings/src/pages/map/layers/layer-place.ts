import type { Coordinates } from '@iwan/shared/domain/model/entities';

/** A place that a layer of the map shows. */
export interface LayerPlace extends Coordinates {
  readonly name: string;
}
