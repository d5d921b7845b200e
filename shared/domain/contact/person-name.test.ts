import { lettersAndSpaces } from './lead-rules';

test.each([
  ['Layla Haddad', 'Layla Haddad'],
  ['Layla ', 'Layla '],
  ['Zoë Müller', 'Zoë Müller'],
  ['Zoe\u0308', 'Zoe\u0308'],
  ['ليلى حَدّاد', 'ليلى حَدّاد'],
  ['देवी', 'देवी'],
  ['王小明', '王小明'],
  ["Jean-Luc O'Brien 3rd", 'Jean Luc O Brien rd'],
  ['O’Brien‑Smith', 'O Brien Smith'],
  ['a\tb\nc', 'a b c'],
  ['<b>x</b>@1_😀', 'bxb'],
  ['', ''],
])('takes %p as %p', (text, name) => {
  expect(lettersAndSpaces(text)).toBe(name);
});
