import { canBeAttachment, sniffedBytes } from '../../domain/contact/attachment';

/** The result of reading a file's first bytes. */
export type Inspection = 'sound' | 'disguised' | 'lost';

const inspections = new WeakMap<File, Inspection>();

/** Reads a file's first bytes; `inspectionOf` returns the result. Never rejects. */
export async function inspectFile(file: File): Promise<void> {
  try {
    const first = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
    inspections.set(file, canBeAttachment(first) ? 'sound' : 'disguised');
  } catch {
    // Moved or deleted since it was chosen, or a dropped folder.
    inspections.set(file, 'lost');
  }
}

/** The result of the inspection; `sound` before it, since the backend inspects the file again. */
export function inspectionOf(file: File): Inspection {
  return inspections.get(file) ?? 'sound';
}
