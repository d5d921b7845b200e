import type { UnitType } from '@iwan/shared/domain/model/entities';

export interface PlannedUnit {
  readonly unit: UnitType;
  /** The path of a picture. */
  readonly plan: string;
}

/** Whether a plan is a picture, which the page shows itself; a document is opened by the browser. */
export function isPicture(path: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i.test(path);
}

/** The units whose plan is a picture. */
export function plannedUnits(units: readonly UnitType[]): readonly PlannedUnit[] {
  return units.flatMap((unit) => (unit.plan !== null && isPicture(unit.plan) ? [{ unit, plan: unit.plan }] : []));
}
