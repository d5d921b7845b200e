import { canBeAttachment, tellingBytes } from '../../domain/contact/attachment-content';

/** What a look into a file has found. */
export type Inspection = 'sound' | 'disguised' | 'lost';

const inspections = new WeakMap<File, Inspection>();

/** Looks at a file's first bytes; `inspectionOf` tells what was found. Never rejects. */
export async function inspectFile(file: File): Promise<void> {
  try {
    const first = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer());
    inspections.set(file, canBeAttachment(first) ? 'sound' : 'disguised');
  } catch {
    // Moved or deleted since it was chosen, or a folder that was dropped.
    inspections.set(file, 'lost');
  }
}

/** What a look into a file has found; `sound` until there was one, the backend looks again. */
export function inspectionOf(file: File): Inspection {
  return inspections.get(file) ?? 'sound';
}
