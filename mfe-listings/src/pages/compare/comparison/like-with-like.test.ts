import type { Project, UnitType } from '@iwan/shared/domain/model/entities';
import { project } from '@iwan/shared/testing/entities';
import { areAlike } from './like-with-like';

const unit = (type: string, price: number): UnitType => ({ type, price, squareFeet: null, available: 1, plan: null });
const flat = { subCategories: ['Apartment'], units: ['1BR', '2BR'], unitTypes: [unit('1BR', 2e6), unit('2BR', 3e6)] };
const villa = { subCategories: ['Villa'], units: ['4BR'], unitTypes: [unit('4BR', 7e6)] };

test.each<[string, readonly Partial<Project>[], boolean]>([
  ['two flats from one bedroom', [flat, { ...flat, unitTypes: [unit('1br', 1e6)] }], true],
  ['a flat in a tower that has penthouses too', [flat, { ...flat, subCategories: ['Penthouse', 'apartment'] }], true],
  ['a flat beside a villa', [flat, villa], false],
  ['a villa as a third', [flat, flat, villa], false],
  ['a villa and a penthouse of four bedrooms', [villa, { ...villa, subCategories: ['Penthouse'] }], false],
  ['one bedroom beside two', [flat, { ...flat, unitTypes: [unit('2BR', 1e6)] }], false],
  [
    'the same units, no prices given',
    [
      { ...flat, unitTypes: [] },
      { ...flat, unitTypes: [] },
    ],
    true,
  ],
  [
    'other units, no prices given',
    [
      { ...flat, unitTypes: [] },
      { ...flat, units: ['1BR'], unitTypes: [] },
    ],
    false,
  ],
  ['no units given at all', [{ ...flat, units: [], unitTypes: [] }, flat], false],
  ['no sub category given', [flat, { ...flat, subCategories: [] }], false],
  ['nothing to compare', [], false],
])('%s', (_words, changes, expected) => {
  expect(areAlike(changes.map((each) => project(each)))).toBe(expected);
});
