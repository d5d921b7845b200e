import { openGaps, readLegalText, splitAtGaps } from './legal-text';

test.each<[string, ReturnType<typeof readLegalText>]>([
  ['', []],
  [' \n\n', []],
  ['Words.', [{ title: null, paragraphs: ['Words.'] }]],
  ['# Our fee\nTwo per cent.\n\nPlus VAT.', [{ title: 'Our fee', paragraphs: ['Two per cent.', 'Plus VAT.'] }]],
  [
    'Before.\r\n#One\r\nA #2 home.\r\n \r\n## Two',
    [
      { title: null, paragraphs: ['Before.'] },
      { title: 'One', paragraphs: ['A #2 home.'] },
      { title: 'Two', paragraphs: [] },
    ],
  ],
])('reads %j', (text, sections) => {
  expect(readLegalText(text)).toEqual(sections);
});

test('finds what has still to be filled in, each once', () => {
  expect(openGaps('Licence [number], in [days] days. [number] [] [a\nb]')).toEqual(['[number]', '[days]']);
  expect(splitAtGaps('In [days] days')).toEqual(['In ', '[days]', ' days']);
});
