export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0: stored as it is; 8: deflated. */
  readonly method: number;
  /** Bytes as they lie in the archive. */
  readonly packed: Buffer;
  /** Bytes once unpacked, as the archive claims. */
  readonly size: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;

/** More than any document has; each costs memory before anything is known of it. */
const mostEntries = 2000;

/** The end record stands last, before a comment of at most 65,535 bytes. */
function findEnd(archive: Buffer): number {
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - 22 - 65_535); at -= 1) {
    if (archive.readUInt32LE(at) === endSignature) return at;
  }
  return -1;
}

function readEntry(archive: Buffer, at: number): { readonly entry: ZipEntry; readonly next: number } | null {
  if (archive.readUInt32LE(at) !== entrySignature) return null;
  const nameLength = archive.readUInt16LE(at + 28);
  const next = at + 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  const local = archive.readUInt32LE(at + 42);
  if (archive.readUInt32LE(local) !== localSignature) return null;
  const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const end = begin + archive.readUInt32LE(at + 20);
  if (end > archive.length) return null;
  const entry = {
    name: archive.toString('utf8', at + 46, at + 46 + nameLength),
    isEncrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
    method: archive.readUInt16LE(at + 10),
    packed: archive.subarray(begin, end),
    size: archive.readUInt32LE(at + 24),
  };
  return { entry, next };
}

/**
 * The entries of a zip archive by its central directory; nothing is unpacked. `null` for what is no archive, is cut
 * short, or has more entries than a document has. Zip64 is read as cut short: nothing of 5 MB needs it.
 */
export function readZipEntries(archive: Buffer): readonly ZipEntry[] | null {
  try {
    const end = findEnd(archive);
    if (end < 0) return null;
    const count = archive.readUInt16LE(end + 10);
    if (count > mostEntries) return null;
    const entries: ZipEntry[] = [];
    let at = archive.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
      const read = readEntry(archive, at);
      if (read === null) return null;
      entries.push(read.entry);
      at = read.next;
    }
    return entries;
  } catch (error) {
    // A reference beyond the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
