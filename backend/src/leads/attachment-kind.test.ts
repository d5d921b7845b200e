import { attachmentKind } from './attachment-kind';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['%PDF-1.7\n', '.pdf'],
  ['\xff\xd8\xff\xe0\x00\x10JFIF', '.jpg'],
  ['\x89PNG\r\n\x1a\n\x00', '.png'],
  ['RIFF\x00\x00\x00\x00WEBPVP8 ', '.webp'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00', '.doc'],
  ['PK\x03\x04....word/document.xml....', '.docx'],
])('takes a résumé that begins with %p as %s', (content, extension) => {
  expect(attachmentKind(bytes(content))?.extension).toBe(extension);
});

test.each([
  '',
  '%PD',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<!doctype html>',
  'PK\x03\x04xl/workbook.xml',
  'MZ\x90',
])('refuses what is neither image, Word nor PDF: %p', (content) => {
  expect(attachmentKind(bytes(content))).toBeNull();
});
