import type { PictureDetail, PictureDetails } from '../model/picture-details';
import { mostPictures } from '../records/limits';
import { cutLine } from './cut-line';
import { safeMediaPath } from './media-path';
import { readRecords, readText, type UntrustedRecord } from './untrusted-record';

/** The field `pictures` of a record off the wire; `null` where it says nothing that can be used. */
export function readPictureDetails(record: UntrustedRecord): PictureDetails | null {
  const known = readRecords(record, 'pictures')
    .slice(0, mostPictures)
    .flatMap((entry) => {
      const path = safeMediaPath(readText(entry, 'file'));
      const detail = readDetail(entry);
      return path === null || Object.keys(detail).length === 0 ? [] : [[path, detail] as const];
    });
  return known.length === 0 ? null : Object.fromEntries(known);
}

function readDetail(entry: UntrustedRecord): PictureDetail {
  const alt = readText(entry, 'alt')?.trim() ?? '';
  const [x, y] = [readPercent(entry.focus_x), readPercent(entry.focus_y)];
  return {
    ...(alt !== '' && { alt: cutLine(alt) }),
    ...(x !== null && y !== null && { focus: { x, y } }),
  };
}

function readPercent(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : null;
}

/** The details of one picture; empty where there are none. */
export function detailOf(details: PictureDetails | undefined, path: string | null): PictureDetail {
  return details !== undefined && path !== null && Object.hasOwn(details, path) ? (details[path] ?? {}) : {};
}
