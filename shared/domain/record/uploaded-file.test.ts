import { readUploadedPath } from './uploaded-file';

const hash = '0123456789abcdef0123456789abcdef';

test.each([
  [`media/uploaded/${hash}-1600x900.webp`, { kind: 'picture', width: 1600, height: 900 }],
  [`media/uploaded/${hash}.pdf`, { kind: 'document' }],
  [`media/uploaded/${hash}.webp`, null],
  [`media/uploaded/${hash}-0x900.webp`, null],
  [`media/uploaded/${hash}-1600x900.svg`, null],
  [`media/uploaded/../${hash}.pdf`, null],
  [`media/uploaded/${hash}.pdf/..`, null],
  [`media/exteriors/${hash}.pdf`, null],
])('reads what %s says of the file', (path, file) => {
  expect(readUploadedPath(path)).toEqual(file);
});
