import { decodeText } from './read-file';

const text = 'name\r\nأبراج المارينا\r\n';
/** The same in Windows-1256, as Excel writes it with Arabic regional settings. */
const windows1256 = Buffer.concat([
  Buffer.from('name\r\n'),
  Buffer.from([0xc3, 0xc8, 0xd1, 0xc7, 0xcc, 0x20, 0xc7, 0xe1, 0xe3, 0xc7, 0xd1, 0xed, 0xe4, 0xc7]),
  Buffer.from('\r\n'),
]);

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, little end first', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-16 without a byte order mark', Buffer.from(text, 'utf16le')],
  ['the same, big end first', Buffer.from(text, 'utf16le').swap16()],
  ['Windows-1256', windows1256],
])('reads %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test('reads Western letters in Windows-1252', () => {
  expect(decodeText(Buffer.from('Märina, Résidence Zoë', 'latin1'))).toBe('Märina, Résidence Zoë');
});

test.each([
  ['a workbook', Buffer.from('PK\u0003\u0004\u0000\u0000')],
  ['UTF-32', Buffer.from([0x6e, 0, 0, 0, 0x61, 0, 0, 0])],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0xd])],
])('%s is no text', (_, bytes) => {
  expect(decodeText(bytes)).toBeNull();
});
