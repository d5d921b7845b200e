import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  readonly name: string;
  readonly content: Buffer | string;
  /** The claimed uncompressed size in bytes; the real one by default. */
  readonly claimedSize?: number;
  readonly flags?: number;
  /** The name in the entry's own header, where it differs from the directory. */
  readonly ownName?: string;
  /** The claimed compression method; deflate by default. */
  readonly claimedMethod?: number;
  /** The claimed compressed size in bytes. */
  readonly claimedPacked?: number;
  /** Extra fields of the directory. */
  readonly extra?: Buffer;
}

function parts(entry: Entry, at: number) {
  const { name, content, claimedSize, flags = 0, ownName = name, claimedMethod = 8, extra = Buffer.alloc(0) } = entry;
  const plain = Buffer.from(content);
  const packed = deflateRawSync(plain);
  const header = (label: Buffer, extraBytes: number) => {
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(claimedMethod, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(entry.claimedPacked ?? packed.length, 14);
    shared.writeUInt32LE(claimedSize ?? plain.length, 18);
    shared.writeUInt16LE(label.length, 22);
    shared.writeUInt16LE(extraBytes, 24);
    return shared;
  };
  const [inDirectory, own] = [Buffer.from(name), Buffer.from(ownName)];
  const place = Buffer.alloc(14);
  place.writeUInt32LE(at, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), header(own, 0), own, packed]),
    central: Buffer.concat([
      Buffer.from('PK\x01\x02'),
      Buffer.from([20, 0]),
      header(inDirectory, extra.length),
      place,
      inDirectory,
      extra,
    ]),
  };
}

/** A zip archive, including malicious ones. */
export function zip(entries: readonly Entry[], claimedCount = entries.length): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { local, central } = parts(entry, at);
    locals.push(local);
    centrals.push(central);
    at += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(claimedCount, 8);
  end.writeUInt16LE(claimedCount, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** The parts that make an archive a Word document. */
export const wordParts: readonly Entry[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name: 'word/document.xml', content: '<w:document/>' },
];
