import { handoverRecord } from './handover-record';

/** A finished project: when it was handed over, and the promises before that. */
const project = (handover: string | null, ...promised: readonly string[]) => ({
  ...{ status: 'Ready', handover },
  handover_promises: promised.map((each, at) => ({ handover: each, as_of: `2020-0${at + 1}-01`, source: 'Developer' })),
});
const onTime = project('2024-Q2', '2024-Q2');
const early = project('2023-Q1', '2023-Q4');
const late = project('2024-Q4', '2023-Q4', '2024-Q4');

test.each([
  ['nothing of two projects', [onTime, late], null],
  ['the middle of an odd number', [onTime, late, early], [3, 2, 0]],
  ['the mean of the two in the middle', [onTime, late, early, project('2024-Q2', '2024-Q1')], [4, 3, 1.5]],
  ['a year without a quarter as its end', [onTime, late, project('2024', '2023-Q4')], [3, 1, 12]],
  [
    'the first promise by its day',
    [onTime, onTime, { ...late, handover_promises: late.handover_promises.toReversed() }],
    [3, 2, 0],
  ],
  ['no project that is still built', [onTime, early, late, { ...late, status: 'Under Construction' }], [3, 2, 0]],
  [
    'no project without a date or a promise',
    [onTime, early, late, project(null, '2024-Q1'), project('2024-Q1')],
    [3, 2, 0],
  ],
  ['no handover that is still to come', [onTime, early, late, project('2027-Q1', '2024-Q1')], [3, 2, 0]],
  ['no promise that was made afterwards', [onTime, early, late, project('2019-Q3', '2019-Q1')], [3, 2, 0]],
] as const)('counts %s', (_, projects, counted) => {
  const [finished, timely, medianMonths] = counted ?? [];
  expect(handoverRecord(projects, '2026-11-29')).toEqual(counted && { finished, onTime: timely, medianMonths });
});
