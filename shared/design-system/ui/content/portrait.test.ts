import { initialsOf } from './portrait';

test.each([
  ['Mariam Al Suri', 'MS'],
  ['  Harjit Singh  Bedi ', 'HB'],
  ['Tomás O’Rourke', 'TO'],
  ['élodie', 'É'],
  ['Noura al-Dhafri', 'ND'],
  ['مريم السوري', 'م س'],
  ['𝒜da 𝒟e', '𝒜𝒟'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
