import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingContentOf } from './missing-content';

test.each([
  [{}, ['topic', 'answer']],
  [{ topic: 'costs', answer: 'About 4% of the price.' }, ['figures']],
  [{ topic: 'costs', answer: 'At most AED 580, for 10 years.' }, ['figures']],
  [{ topic: 'costs', answer: '{fact:transferPercent} of the price, and VAT{source:vatPercent}.' }, []],
])('%j lacks %j', (question, missing) => {
  expect(missingContentOf(question)).toEqual(missing);
});

test('the questions of a new database lack nothing', () => {
  const seed = JSON.parse(readFileSync(join(__dirname, '../../../../backend/seed/faq.json'), 'utf8'));
  expect(seed.flatMap(missingContentOf)).toEqual([]);
});
