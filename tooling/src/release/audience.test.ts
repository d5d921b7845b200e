import { audienceOf } from './audience';

test.each([
  { words: {}, audience: { kind: 'everybody' } },
  { words: { preview: true }, audience: { kind: 'preview' } },
  { words: { canary: '10' }, audience: { kind: 'canary', percent: 10 } },
])('$words say that it is for $audience', ({ words, audience }) => {
  expect(audienceOf({ preview: false, ...words })).toEqual(audience);
});

test.each([
  { words: { canary: '0' }, sentence: '--canary must be a whole number from 1 to 99' },
  { words: { canary: '100' }, sentence: 'not "100"' },
  { words: { canary: '1e1' }, sentence: 'not "1e1"' },
  { words: { canary: '' }, sentence: '--canary must be' },
  { words: { canary: '10', preview: true }, sentence: 'a canary or a preview' },
])('$words are refused with a sentence', ({ words, sentence }) => {
  expect(() => audienceOf({ preview: false, ...words })).toThrow(sentence);
});
