import fc from 'fast-check';
import { anyCharacter } from '../../contract-kit/testing/any-character';
import { slugToName, toSlug } from './slug';

test.each([
  ['Harbour Gate', 'harbour-gate'],
  ['  Harbour   Gate  ', 'harbour-gate'],
  ['HARBOUR-GATE', 'harbour-gate'],
  ['Harbour -- Gate!', 'harbour-gate'],
  ["L'Étoile & Sons", 'l-etoile-sons'],
  ['Sky/Line 21', 'sky-line-21'],
  ['Café São Paulo', 'cafe-sao-paulo'],
  ['Straße Østerbro Łódź', 'strasse-osterbro-lodz'],
  ['İstanbul', 'istanbul'],
  ['برج النخيل', 'برج-النخيل'],
  ['Йога', 'йога'],
  ['がか', 'がか'],
  ['हिन्दी', 'हिन्दी'],
  ['1.5BHK', '1-5bhk'],
  ['№ 5', 'no-5'],
  ['!!!', ''],
  ['', ''],
])('turns %p into %p', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('a slug is its own slug, whatever the name was', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (name) => {
      const slug = toSlug(name);
      expect(toSlug(slug)).toBe(slug);
      expect(slug).not.toMatch(/^-|--|-$|[\s/?#%&'"<>]/);
    }),
  );
});

test('reads hyphens back as spaces', () => {
  expect(slugToName('harbour-gate-21')).toBe('harbour gate 21');
});
