import { attachmentProblem, largestAttachment } from './attachment';

test.each([
  ['cv.pdf', 1, undefined],
  ['Résumé.DOCX', 1000, undefined],
  ['me.heic', largestAttachment, undefined],
  ['cv.pdf', largestAttachment + 1, 'too large'],
  ['cv.pdf', 0, 'empty'],
  ['cv.svg', 1000, 'unreadable'],
  ['cv.pdf.exe', 1000, 'unreadable'],
  ['pdf', 1000, 'unreadable'],
] as const)('a file %s of %d bytes: %s', (name, size, problem) => {
  expect(attachmentProblem({ name, size })).toBe(problem);
});

test('no file is missing', () => {
  expect(attachmentProblem(null)).toBe('missing');
});
