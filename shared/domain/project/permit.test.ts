import { hasValidPermit, permitDifferences } from './permit';

test.each([
  ['one that holds longer', '7100007919', '2026-12-31', true],
  ['one on its last day', '7100007919', '2026-11-26', true],
  ['one that expired yesterday', '7100007919', '2026-11-25', false],
  ['one without a last day', '7100007919', null, false],
  ['one whose last day is none', '7100007919', 'soon', false],
  ['none', null, '2026-12-31', false],
  ['an empty number', ' ', '2026-12-31', false],
])('takes %s for a valid permit or not', (_what, permit_number, permit_expires_on, isValid) => {
  expect(hasValidPermit({ permit_number, permit_expires_on }, '2026-11-26')).toBe(isValid);
});

const project = { starting_price: 'AED 1,350,000', area: '745 - 2,310 sq ft', sub_cat: 'Apartment, Penthouse' };

test.each<[object, readonly object[]]>([
  [{}, []],
  [{ permit_price: 'AED 1,350,000', permit_size: '745–2310 sqft', permit_type: 'penthouse, Apartment, Villa' }, []],
  [{ permit_price: 'AED 1,200,000' }, [{ of: 'price', permitted: 1_200_000, advertised: 1_350_000 }]],
  [{ permit_price: 'AED 1,200,000', starting_price: 'Price on request' }, []],
  [{ permit_size: '69.2 sq m', area: '745 sq ft' }, []],
  [{ permit_size: '745 sq ft' }, [{ of: 'size', permitted: '745 sq ft', advertised: '745 - 2,310 sq ft' }]],
  [{ permit_type: 'Apartment' }, [{ of: 'type', permitted: ['Apartment'], advertised: ['Penthouse'] }]],
  [{ permit_expires_on: '2026-11-26' }, []],
  [{ permit_expires_on: '2026-11-25' }, [{ of: 'expiry', day: '2026-11-25' }]],
])('compares a permit with what is advertised: %j', (permit, differences) => {
  expect(permitDifferences({ ...project, ...permit }, '2026-11-26')).toEqual(differences);
});
