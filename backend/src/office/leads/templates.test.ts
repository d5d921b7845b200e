import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerText, builtInAnswers } from './templates';

const lead = {
  name: 'Lina Haddad',
  project: 'Lazurine Quay',
  facts: 'Lazurine Quay, Dubai Marina\nHandover: 2028-Q4',
  from: 'Amal',
};
const first = builtInAnswers['answer.first'];
const viewing = builtInAnswers['answer.viewing'];

test.each([
  [
    first,
    lead,
    'Hello Lina Haddad,\n\nThank you for your enquiry about Lazurine Quay.\n\nLazurine Quay, Dubai Marina\nHandover: 2028-Q4\n\nWhen would be a good time to call you?\n\nAmal, Iwan Real Estate',
  ],
  [
    first,
    { ...lead, name: '', project: '', facts: '' },
    'Hello,\n\nThank you for your enquiry about a home in Dubai.\n\nWhen would be a good time to call you?\n\nAmal, Iwan Real Estate',
  ],
  [
    viewing,
    lead,
    'Hello Lina Haddad,\n\nWe can show you Lazurine Quay this week. Which day suits you?\n\nAmal, Iwan Real Estate',
  ],
  [
    viewing,
    { ...lead, name: '', project: '' },
    'Hello,\n\nWe can show you a home in Dubai this week. Which day suits you?\n\nAmal, Iwan Real Estate',
  ],
  ['{name}, thank you.', { ...lead, name: '' }, 'thank you.'],
  ['Thank you {name}!', { ...lead, name: '' }, 'Thank you!'],
  ['What we know:\r\nFacts: {facts}\r\nGoodbye', { ...lead, facts: '' }, 'What we know:\r\nGoodbye'],
  ['Hello {name}\n\n\n{from}', { ...lead, name: '{facts} $&' }, 'Hello {facts} $&\n\nAmal'],
])('%j for the lead %j reads %j', (text, known, expected) => {
  expect(answerText(text, known)).toBe(expected);
});

test('a new database has the built-in answers', () => {
  const seed: readonly { readonly name: string; readonly text: string }[] = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../seed/answers.json'), 'utf8'),
  );
  expect(Object.fromEntries(seed.map(({ name, text }) => [name, text]))).toEqual(builtInAnswers);
});
