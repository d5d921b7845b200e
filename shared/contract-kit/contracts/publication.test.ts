import { parsePublication, publication } from './publication';

const at = '2026-11-25T10:00:00.000Z';

test('keeps who and why on one line each, and not without end', () => {
  expect(publication({ at, by: ' Ana\n Ruiz ', message: 'Fix\u202E the\r\nblog ' })).toEqual({
    at,
    by: 'Ana Ruiz',
    message: 'Fix the blog',
  });
  expect(publication({ at, by: 'x'.repeat(5000), message: 'y'.repeat(5000) })).toEqual({
    at,
    by: 'x'.repeat(100),
    message: 'y'.repeat(500),
  });
  expect(publication({ at, by: 'Ana', message: ' ' })).toEqual({ at, by: 'Ana' });
});

test('reads what was written', () => {
  const written = publication({ at, by: 'Ana', message: 'Fix the blog' });
  expect(parsePublication(JSON.stringify(written))).toEqual(written);
});

test.each(['', '{', 'null', '[]', '{"at":"yesterday","by":"Ana"}', `{"at":"${at}"}`, `{"at":"${at}","by":7}`])(
  'reads nothing from %s',
  (text) => {
    expect(parsePublication(text)).toBeNull();
  },
);
