import type { RecordDescription, RowOf } from './field';
import { mostRooms, unitIdPattern } from './limits';
import { plainUnitFields } from './unit-fields';

/** A room, with its dimensions in metres. */
const room = {
  name: { kind: 'line', most: 60, isRequired: true },
  length: { kind: 'decimal', above: 0, most: 200, unit: 'metres', isRequired: true },
  width: { kind: 'decimal', above: 0, most: 200, unit: 'metres', isRequired: true },
} as const satisfies RecordDescription;

const checkId = (id: string) =>
  unitIdPattern.test(id) ? null : 'has only letters, digits, dots and hyphens, 60 at most';

/** A unit of a project, or all units of one kind. Beyond section 7. */
export const unit = {
  /** As the project's `unit` has it: `1BR`, `Duplex`, `Office`. */
  type: { kind: 'choice', most: 60, valuesOf: 'unit', isRequired: true },
  /** Unique within the project, and part of its address. */
  id: { kind: 'line', most: 60, check: checkId },
  /** Square feet. */
  size: { kind: 'whole', most: 10_000_000 },
  /** Dirhams; for several units, the lowest price. */
  price: { kind: 'whole', most: 100_000_000_000, unit: 'dirhams' },
  /** How many are available. */
  available: { kind: 'whole', most: 100_000 },
  /** 0 for the ground floor. */
  floor: { kind: 'whole', most: 200 },
  ...plainUnitFields,
  /** When the developer last confirmed the row. */
  confirmed_at: { kind: 'instant' },
  plan: { kind: 'file' },
  rooms: { kind: 'rows', row: room, most: mostRooms, called: 'rooms' },
} as const satisfies RecordDescription;

export type UnitRecord = RowOf<typeof unit>;
