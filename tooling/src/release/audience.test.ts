import { audienceOf } from './audience';

test.each([
  { words: {}, audience: { kind: 'everybody' } },
  { words: { preview: true }, audience: { kind: 'preview' } },
  { words: { canary: '10' }, audience: { kind: 'canary', percent: 10 } },
  {
    words: { canary: '99', margin: ['lcp=200', 'failures=0.05'] },
    audience: { kind: 'canary', percent: 99, margins: { lcp: 200, failures: 0.05 } },
  },
])('$words say that it is for $audience', ({ words, audience }) => {
  expect(audienceOf({ preview: false, ...words })).toEqual(audience);
});

test.each([
  { words: { canary: '0' }, sentence: '--canary must be a whole number from 1 to 99' },
  { words: { canary: '100' }, sentence: 'not "100"' },
  { words: { canary: '1e1' }, sentence: 'not "1e1"' },
  { words: { canary: '' }, sentence: '--canary must be' },
  { words: { canary: '10', preview: true }, sentence: 'a canary or a preview' },
  { words: { margin: ['lcp=200'] }, sentence: 'say --canary as well' },
  { words: { canary: '10', margin: ['lcp'] }, sentence: '--margin must be like "lcp=200"' },
  { words: { canary: '10', margin: ['weight=3'] }, sentence: 'not "weight=3"' },
  { words: { canary: '10', margin: ['failures=2'] }, sentence: 'not "failures=2"' },
])('$words are refused with a sentence', ({ words, sentence }) => {
  expect(() => audienceOf({ preview: false, ...words })).toThrow(sentence);
});
