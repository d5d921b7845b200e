import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  readonly name: string;
  readonly content: Buffer | string;
  /** What the archive claims that the entry unpacks to, in bytes; left out, the truth. */
  readonly claimedSize?: number;
  readonly flags?: number;
}

function parts({ name, content, claimedSize, flags = 0 }: Entry, at: number) {
  const plain = Buffer.from(content);
  const packed = deflateRawSync(plain);
  const nameBytes = Buffer.from(name);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(flags, 2);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(crc32(plain), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(claimedSize ?? plain.length, 18);
  shared.writeUInt16LE(nameBytes.length, 22);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(at, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), shared, nameBytes, packed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), shared, place, nameBytes]),
  };
}

/** A zip archive, also such as no honest program writes. */
export function zip(entries: readonly Entry[]): Buffer {
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
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
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
