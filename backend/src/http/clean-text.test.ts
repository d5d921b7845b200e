import { cleanText } from './clean-text';

test.each([
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['a\u0000b\u0007c\u007fd\te', 'abcd\te'],
  ['\ud83d\ude00 \ud83d \ude00', '😀 \ufffd \ufffd'],
  ['Zoë محمد', 'Zoë محمد'],
])('keeps of %p what can be kept', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});
