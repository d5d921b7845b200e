import { readBrn, registrationIdentifier } from './registration-number';

test.each([
  ['40000', { brn: '40000' }],
  [40000, { brn: '40000' }],
  [' 00001 (invented) ', { brn: '00001 (invented)' }],
  ['', {}],
  [null, {}],
  ['none', {}],
  [`1${'0'.repeat(80)}`, {}],
  [{ number: 1 }, {}],
])('reads the registration number %j as %j', (sent, expected) => {
  expect(readBrn({ brn: sent })).toEqual(expected);
});

test('a number with a remark or a leading zero is not in structured data', () => {
  expect(registrationIdentifier('BRN', '40000')).toBe('BRN 40000');
  expect(registrationIdentifier('ORN', '00000 (invented)')).toBeNull();
  expect(registrationIdentifier('BRN', '00001')).toBeNull();
  expect(registrationIdentifier('BRN', undefined)).toBeNull();
});
