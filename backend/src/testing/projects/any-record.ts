import { type Field, fieldsOf, type RecordDescription } from '@iwan/shared/domain/records/field';
import { plainFields } from '@iwan/shared/domain/records/project-fields';
import { plainUnitFields } from '@iwan/shared/domain/records/unit-fields';
import fc from 'fast-check';
import type { ProjectRecord } from '../../database/project-record';

const text = (...texts: readonly string[]) => fc.constantFrom(null, ...texts);
const listOf = (...entries: readonly string[]) =>
  fc.option(fc.array(fc.constantFrom(...entries), { maxLength: 3 }).map((some) => some.join(', ')));
const linesOf = (...entries: readonly string[]) =>
  fc.option(
    fc
      .array(fc.constantFrom(...entries), { maxLength: 3 })
      .map((some) => some.map((entry, at) => `${at + 1}. ${entry}`).join('\r\n')),
  );

/** Values of plain fields by their kinds, some of which no parser reads. */
const anyPlain = (description: RecordDescription) =>
  Object.fromEntries(fieldsOf(description).map(([name, field]) => [name, anyValue(field)]));

function anyValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'quarter':
      return text('2028-Q4', '2027', 'soon');
    case 'whole':
      return fc.constantFrom(null, 1, 2, 3, 'two');
    case 'choice':
      return text(...(field.options ?? field.usual ?? []), 'Otherwise');
    default:
      return text('One', 'Two');
  }
}

const unit = fc.record(
  {
    type: fc.constantFrom('1BR', '2BR', '2br', '3 BR', '6BR', 'Office', ''),
    size: fc.constantFrom(450, 1_100, '2,000 sq ft', null),
    price: fc.constantFrom(900_000, 1_500_000, '4 MILLION', 0, null),
    available: fc.constantFrom(null, 0, 1, 4),
    ...anyPlain(plainUnitFields),
    view: fc.constantFrom('Sea', 'sea view', 'Park'),
    plan: fc.constant('media/plans/1br-745.webp'),
  },
  { requiredKeys: ['type'] },
);

const payment = [
  { label: 'On booking', percent: 10, when: 'When you reserve' },
  { label: 'On handover', percent: 50, when: 'Q4 2028' },
  { label: 'After handover', percent: 40, when: 'Two years after handover' },
];
const report = (percent: number, as_of: string) => ({ percent, as_of, source: 'Developer' });
const charge = (value: number, type?: string) => ({
  ...{ kind: 'service charge', value, source: 'Mollak', as_of: '2026-01-01' },
  ...(type === undefined ? {} : { type }),
});

/** Names of which some differ in case, accents or spaces alone. */
export const projectNames = [
  'Quay One',
  'QUAY one',
  'Réve Quay',
  'Reve-Quay',
  'أبراج المارينا',
  '***',
  'Tower 2',
  'Tower 10',
];

/** A project as it is stored, with all forms of the fields that the search reads. */
export const anyRecord: fc.Arbitrary<Omit<ProjectRecord, 'id'>> = fc.record({
  name: fc.constantFrom(...projectNames),
  status: text('Ready', 'Sold OUT', 'Under Construction'),
  location: text('Dubai Marina', 'Jumeirah Village Circle (JVC)', 'JVC', 'Elsewhere'),
  unit: listOf('1BR', '2BR', '6BR', '1.5BR'),
  type: listOf('New', 'new', 'Trending'),
  cat: listOf('Residential', 'Commercial', 'Off Plan'),
  sub_cat: listOf('Apartment', 'Villa'),
  amenities: linesOf('Gym', 'gym', 'Pool', 'Sea view'),
  near_by_location: linesOf('Metro station - 4 min', 'Beach', 'Downtown Dubai - 20 min', 'School - 3 min'),
  starting_price: text('AED 1,200,000', '1.5 MILLION', 'On request', '900,000'),
  latitude: text('25.0805', '25.5', 'north'),
  longitude: text('55.1403', '55.2', '200'),
  area: text('745 - 2,310 sq ft', '90 sq m', 'large'),
  units: fc.option(fc.array(unit, { maxLength: 4 })),
  ...anyPlain(plainFields),
  payment_plan: fc.option(fc.subarray(payment)),
  figures: fc.option(fc.subarray([charge(13), charge(16, '2BR'), charge(22, '1BR')])),
  construction: fc.option(fc.subarray([report(30, '2026-01-05'), report(80, '2026-05-05')])),
  permit_number: text('71', ' '),
  permit_expires_on: text('2027-03-31', '2025-01-31', 'never'),
  developer: fc.constantFrom(null, { name: 'Marensand', logo: null }, { name: 'marensand', logo: null }),
  agent: fc.constantFrom(null, { name: 'Mei Lin Tan', designation: null, images: null, phone: null }, [
    { name: 'Mei Lin Tan', designation: null, images: null, phone: null },
    { name: 'Arjun Nair', designation: null, images: null, phone: null },
  ]),
}) as unknown as fc.Arbitrary<Omit<ProjectRecord, 'id'>>;

/** Records with ascending ids, with gaps. */
export const anyRecords = (most: number): fc.Arbitrary<readonly ProjectRecord[]> =>
  fc
    .array(anyRecord, { maxLength: most })
    .map((records) => records.map((record, at) => ({ ...record, id: 3 * at + 1 }) as ProjectRecord));
