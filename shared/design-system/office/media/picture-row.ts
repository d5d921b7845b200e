import { useController } from 'react-hook-form';
import type { FocalPoint } from '../../../domain/model/picture-details';

/** What a record says of one of its pictures, as the API of the office has it. */
export interface PictureRow {
  readonly file: string;
  readonly alt?: string | null;
  readonly focus_x?: number | null;
  readonly focus_y?: number | null;
}

export const centre: FocalPoint = { x: 50, y: 50 };

/** The focal point of a picture; the centre where the record says none. */
export const focusOf = ({ focus_x: x, focus_y: y }: Pick<PictureRow, 'focus_x' | 'focus_y'>): FocalPoint =>
  typeof x === 'number' && typeof y === 'number' ? { x, y } : centre;

/** The rows with one picture changed; a row that says nothing any more is left out. */
export function withRow(rows: readonly PictureRow[], changed: PictureRow): readonly PictureRow[] {
  const isSaid = (changed.alt ?? '') !== '' || typeof changed.focus_x === 'number';
  const others = rows.filter(({ file }) => file !== changed.file);
  return isSaid ? [...others, changed] : others;
}

/** The rows after a picture was replaced by a part of it: the text still holds, the focal point is another one. */
export function withReplaced(rows: readonly PictureRow[], before: string, after: string): readonly PictureRow[] {
  return rows.map((row) => (row.file === before ? { file: after, ...(row.alt && { alt: row.alt }) } : row));
}

/** The field of a form with what is said of its pictures. */
export function usePictureRows(name: string) {
  const { field } = useController({ name });
  const rows: readonly PictureRow[] = Array.isArray(field.value) ? field.value : [];
  return {
    rowOf: (file: string): PictureRow => rows.find((row) => row.file === file) ?? { file },
    change: (row: PictureRow) => field.onChange(withRow(rows, row)),
    replace: (before: string, after: string) => field.onChange(withReplaced(rows, before, after)),
  };
}
