import { hasValidPermit } from './permit';

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
