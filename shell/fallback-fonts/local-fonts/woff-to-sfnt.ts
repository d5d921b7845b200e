import { inflateSync } from 'node:zlib';

/** What stands before the tables of a WOFF file, and of each in its directory, in bytes (w3.org/TR/WOFF, sections 3 and 4). */
const woffHeader = 44;
const woffEntry = 20;
/** The same of a TrueType file (OpenType specification, "Organization of an OpenType Font"). */
const sfntHeader = 12;
const sfntEntry = 16;

/** The TrueType file in a WOFF file: a browser takes no other form of the fonts that are installed. Throws on other bytes. */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(sfntHeader + count * sfntEntry);
  woff.copy(header, 0, 4, 8);
  const largestPower = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(largestPower * sfntEntry, 6);
  header.writeUInt16BE(Math.log2(largestPower), 8);
  header.writeUInt16BE((count - largestPower) * sfntEntry, 10);
  const tables: Buffer[] = [];
  let position = header.length;
  for (let index = 0; index < count; index++) {
    const entry = woffHeader + index * woffEntry;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const ours = sfntHeader + index * sfntEntry;
    woff.copy(header, ours, entry, entry + 4);
    woff.copy(header, ours + 4, entry + 16, entry + 20);
    header.writeUInt32BE(position, ours + 8);
    header.writeUInt32BE(length, ours + 12);
    // Tables begin at multiples of four.
    const padded = Buffer.concat([table, Buffer.alloc(-length & 3)]);
    tables.push(padded);
    position += padded.length;
  }
  return Buffer.concat([header, ...tables]);
}
