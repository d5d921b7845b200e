import { attachmentError, largestAttachment } from './attachment';

test.each<[name: string, size: number, problem: string | undefined, type?: string]>([
  ['cv.pdf', 1, undefined],
  ['cv.pdf', 1, undefined, 'application/pdf'],
  ['cv.docx', 1, undefined, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['me.jpg', 1, undefined, 'image/jpeg'],
  ['cv.doc', 1, undefined, 'application/octet-stream'],
  ['cv.pdf', 1, 'unreadable', 'application/x-msdownload'],
  ['me.png', 1, 'unreadable', 'image/svg+xml'],
  ['Résumé.DOCX', 1000, undefined],
  ['me.heic', largestAttachment, undefined],
  ['cv.pdf', largestAttachment + 1, 'too large'],
  ['cv.pdf', 0, 'empty'],
  ['cv.svg', 1000, 'unreadable'],
  ['cv.pdf.exe', 1000, 'unreadable'],
  ['pdf', 1000, 'unreadable'],
])('a file %s of %d bytes: %s %s', (name, size, error, type = '') => {
  expect(attachmentError({ name, size, type })).toBe(error);
});
