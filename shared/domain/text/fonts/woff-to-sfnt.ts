/** What stands before the tables of a WOFF file, and of each in its directory, in bytes (w3.org/TR/WOFF, sections 3 and 4). */
const woffHeader = 44;
const woffEntry = 20;
/** The same of a TrueType file (OpenType specification, "Organization of an OpenType Font"). */
const sfntHeader = 12;
const sfntEntry = 16;

/** `wOFF`. */
const signature = 0x77_4f_46_46;

/**
 * The TrueType file in a WOFF file. `inflate` unpacks a table (RFC 1950): a browser has another function for it than Node.
 * Throws on other bytes.
 */
export function woffToSfnt(woff: Uint8Array, inflate: (packed: Uint8Array) => Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (woff.length < woffHeader || from.getUint32(0) !== signature) throw new Error('This is no WOFF file');
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woffHeader + index * woffEntry;
    const [start, packed, length] = [from.getUint32(entry + 4), from.getUint32(entry + 8), from.getUint32(entry + 12)];
    const bytes = woff.subarray(start, start + packed);
    return { entry, table: packed < length ? inflate(bytes) : bytes };
  });
  // Tables begin at multiples of four.
  const paddedLength = ({ table }: { readonly table: Uint8Array }) => table.length + (-table.length & 3);
  const header = sfntHeader + count * sfntEntry;
  const sfnt = new Uint8Array(tables.reduce((length, each) => length + paddedLength(each), header));
  const to = new DataView(sfnt.buffer);
  const largestPower = 2 ** Math.floor(Math.log2(count));
  sfnt.set(woff.subarray(4, 8));
  to.setUint16(4, count);
  to.setUint16(6, largestPower * sfntEntry);
  to.setUint16(8, Math.log2(largestPower));
  to.setUint16(10, (count - largestPower) * sfntEntry);
  let position = header;
  for (const [index, { entry, table }] of tables.entries()) {
    const ours = sfntHeader + index * sfntEntry;
    // The tag and the checksum.
    sfnt.set(woff.subarray(entry, entry + 4), ours);
    sfnt.set(woff.subarray(entry + 16, entry + 20), ours + 4);
    to.setUint32(ours + 8, position);
    to.setUint32(ours + 12, table.length);
    sfnt.set(table, position);
    position += paddedLength({ table });
  }
  return sfnt;
}
