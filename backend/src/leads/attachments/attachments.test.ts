import { crc32, gzipSync } from 'node:zlib';
import { startProcessorTime } from '@iwan/shared/testing/processor-time';
import { wordParts, zip } from '../../testing/zip';
import { attachmentKind } from './attachments';

type Part = (typeof wordParts)[number];

const bytes = (text: string) => Buffer.from(text, 'latin1');
const padded = (text: string) => Buffer.concat([bytes(text), Buffer.alloc(5000)]);
const kindOf = async (content: Buffer) => (await attachmentKind(content))?.extension ?? null;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const oldFile = (stream: string) =>
  Buffer.concat([
    bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
    Buffer.alloc(1500),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(500),
  ]);

test.each([
  ['a PDF', padded('%PDF-1.7\n'), '.pdf'],
  ['a JPEG', padded('\xff\xd8\xff\xe0\x00\x10JFIF'), '.jpg'],
  ['a PNG', png, '.png'],
  ['a WebP', padded('RIFF\x00\x00\x00\x00WEBPVP8 '), '.webp'],
  ['an old Word file', oldFile('WordDocument'), '.doc'],
  ['a Word document', zip(wordParts), '.docx'],
])('takes %s for what it is', async (_what, content, extension) => {
  expect(await kindOf(content)).toBe(extension);
});

test.each([
  ['nothing', bytes('')],
  ['the beginning of a PDF', bytes('%PD')],
  ['an SVG with a script', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['the same behind an XML declaration', bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['a page with a PDF’s beginning further down', bytes('<script>alert(1)</script>%PDF-1.7')],
  ['a program', padded('MZ\x90')],
  ['a script', bytes('#!/bin/sh\nrm -rf /')],
  ['an old Excel file', oldFile('Workbook')],
  [
    'a spreadsheet',
    zip([
      { name: '[Content_Types].xml', content: '' },
      { name: 'xl/workbook.xml', content: '' },
    ]),
  ],
  ['an archive of nothing', zip([])],
  ['an archive cut short', zip(wordParts).subarray(0, -30)],
  ['the word of an archive and nothing behind', bytes('PK\x03\x04')],
  ['a compressed heap of zeros', gzipSync(Buffer.alloc(50 * 1024 * 1024))],
])('refuses %s', async (_what, content) => {
  expect(await kindOf(content)).toBeNull();
});

describe('a Word document is refused', () => {
  const withEntry = (entry: Parameters<typeof zip>[0][number]) => zip([...wordParts, entry]);
  const bomb = Buffer.alloc(60 * 1024 * 1024);
  const [types, rels, text] = wordParts as [Part, Part, Part];
  /** The name that programs prefer which know of Unicode (Info-ZIP's field 0x7075). */
  const unicodeName = (name: string, preferred: string) => {
    const data = Buffer.concat([Buffer.alloc(5), Buffer.from(preferred)]);
    data.writeUInt8(1, 0);
    data.writeUInt32LE(crc32(name), 1);
    return Buffer.concat([Buffer.from([0x75, 0x70, data.length, 0]), data]);
  };
  /** Sizes as an archive of more than 4 GB has them. */
  const zip64Size = (bytes: bigint) => {
    const data = Buffer.alloc(8);
    data.writeBigUInt64LE(bytes);
    return Buffer.concat([Buffer.from([1, 0, 8, 0]), data]);
  };

  test.each([
    ['that unpacks to 60 MB', withEntry({ name: 'word/media/a.png', content: bomb })],
    ['that unpacks to 60 MB and claims to be small', withEntry({ name: 'word/a.xml', content: bomb, claimedSize: 10 })],
    ['that claims to be larger than it is', withEntry({ name: 'word/a.xml', content: 'x', claimedSize: 10 })],
    [
      'whose many parts together are too large',
      zip([...wordParts, ...[1, 2, 3].map((part) => ({ name: `word/${part}.xml`, content: bomb.subarray(0, 20e6) }))]),
    ],
    ['with a part that leads out of its folder', withEntry({ name: '../../etc/cron.d/job', content: 'x' })],
    ['with a part that leads out on Windows', withEntry({ name: '..\\..\\job.bat', content: 'x' })],
    ['with a part whose folders are written as on Windows', withEntry({ name: 'word\\a.xml', content: 'x' })],
    ['with a part at the root', withEntry({ name: '/etc/passwd', content: 'x' })],
    ['with a part on a drive', withEntry({ name: 'C:/job.bat', content: 'x' })],
    ['with a macro', withEntry({ name: 'word/vbaProject.bin', content: 'x' })],
    ['that is encrypted', withEntry({ name: 'word/a.xml', content: 'x', flags: 1 })],
    ['that is encrypted strongly', withEntry({ name: 'word/a.xml', content: 'x', flags: 0x41 })],
    [
      'with a part that is packed by a method of its own',
      withEntry({ name: 'word/a', content: 'x', claimedMethod: 14 }),
    ],
    [
      'with a part that is stored and claims another size',
      withEntry({ name: 'word/a', content: 'x', claimedMethod: 0 }),
    ],
    ['with two parts of one name', withEntry({ name: 'word/document.xml', content: 'x' })],
    [
      'with a part that calls itself otherwise than the directory does',
      withEntry({ name: 'word/a.xml', content: 'x', ownName: 'vbaProject.bin' }),
    ],
    [
      'with a part whose second name leads out of its folder',
      withEntry({ name: 'word/a.xml', content: 'x', extra: unicodeName('word/a.xml', '../../job') }),
    ],
    ['with a name that ends in its midst', withEntry({ name: 'word/a.xml\0.bin', content: 'x' })],
    [
      'that claims to unpack to more than there are disks for',
      withEntry({ name: 'word/a.xml', content: 'x', claimedSize: 0xffffffff, extra: zip64Size(2n ** 60n) }),
    ],
    ['whose parts share their bytes', zip([{ ...types, claimedPacked: 200 }, { ...rels, claimedPacked: 200 }, text])],
    ['with a part that goes on behind the end', zip([types, rels, { ...text, claimedPacked: 1_000_000 }])],
    ['with fewer parts than it claims', zip(wordParts, 4)],
    ['with a directory that is elsewhere', Buffer.concat([Buffer.from('PK\x03\x04'), zip(wordParts)])],
    ['with something behind its end', Buffer.concat([zip(wordParts), Buffer.from('PK')])],
    [
      'with more parts than a document has',
      zip([...wordParts, ...Array.from({ length: 2001 }, (_, part) => ({ name: `word/${part}`, content: '' }))]),
    ],
  ])('%s', async (_what, content) => {
    expect(await kindOf(content)).toBeNull();
  });
});

test('looks through as many parts as a document may have within ten seconds', async () => {
  const parts = Array.from({ length: 1_990 }, (_, part) => ({ name: `word/${part}.xml`, content: `<p>${part}</p>` }));
  const archive = zip([...wordParts, ...parts]);
  const processorTime = startProcessorTime();
  expect(await kindOf(archive)).toBe('.docx');
  expect(processorTime()).toBeLessThan(10_000);
});
