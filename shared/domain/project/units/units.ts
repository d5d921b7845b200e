import type { MeasuredRoom, Unit, UnitType } from '../../model/entities';
import { parseInstant } from '../../record/instant';
import { readLine, readRecords, readText, type UntrustedRecord } from '../../record/untrusted-record';
import { mostRooms, mostUnits, unitIdPattern } from '../../records/limits';
import { readUnitFields } from '../project-fields';
import { withoutWithheldPrices } from '../withheld-prices';
import { readUnitType } from './unit-types';

/** The longest side of a room, in metres. */
const longestSide = 200;

/** Parses the units of a project, each with its own fields. Of two with one id the first keeps it. */
export function readUnits(record: UntrustedRecord): readonly Unit[] {
  const ids = new Set<string>();
  const units = readRecords(withoutWithheldPrices(record), 'units').flatMap((entry): Unit[] => {
    const type = readUnitType(entry);
    if (type === null) return [];
    const { id, ...details } = readDetails(entry);
    const isOwn = id !== undefined && !ids.has(id);
    if (isOwn) ids.add(id);
    return [{ ...type, ...(isOwn && { id }), ...details }];
  });
  return units.slice(0, mostUnits);
}

function readDetails(entry: UntrustedRecord): Omit<Unit, keyof UnitType> {
  const id = readText(entry, 'id');
  const floor = readWhole(entry, 'floor', 200);
  const confirmedAt = parseInstant(readText(entry, 'confirmed_at'));
  const rooms = readRecords(entry, 'rooms').flatMap(readRoom).slice(0, mostRooms);
  return {
    ...(id !== null && unitIdPattern.test(id) && { id }),
    ...(floor !== null && { floor }),
    ...readUnitFields(entry),
    ...(confirmedAt !== null && { confirmedAt }),
    ...(rooms.length > 0 && { rooms }),
  };
}

function readRoom(entry: UntrustedRecord): MeasuredRoom[] {
  const name = readLine(entry, 'name');
  const [length, width] = [readMetres(entry, 'length'), readMetres(entry, 'width')];
  return name === null || length === null || width === null ? [] : [{ name, length, width }];
}

function readMetres(entry: UntrustedRecord, key: string): number | null {
  const metres = Number(readText(entry, key) ?? 0);
  return metres > 0 && metres <= longestSide ? metres : null;
}

function readWhole(entry: UntrustedRecord, key: string, most: number): number | null {
  const text = readText(entry, key) ?? '';
  return /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

/** The unit with the id of an address; `null` where the project has none. */
export function unitOfId(units: readonly Unit[], id: string | null): (Unit & { readonly id: string }) | null {
  const unit = units.find((each) => id !== null && each.id === id);
  return unit?.id === undefined ? null : { ...unit, id: unit.id };
}
