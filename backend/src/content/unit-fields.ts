import { mostReportPhotos, mostReports } from '@iwan/shared/domain/project/construction';
import { parseHandover } from '@iwan/shared/domain/project/handover';
import { mostPromises } from '@iwan/shared/domain/project/handover-promises';
import { mostFigures } from '@iwan/shared/domain/project/project-figures';
import { mostRooms, unitIdPattern } from '@iwan/shared/domain/project/units/units';
import { parseInstant } from '@iwan/shared/domain/record/instant';
import { safeMediaPath } from '@iwan/shared/domain/record/media-path';
import { webUrl } from '@iwan/shared/domain/record/web-url';
import { z } from 'zod';
import { dayField } from './day-field';
import { parseCell } from './parse-cell';

const mostUnits = 60;
const mostInstalments = 24;

const word = (most: number) => z.string({ error: 'must be text' }).trim().min(1, 'is missing').max(most);

const wholeNumber = (most: number) =>
  z.int({ error: 'must be a whole number' }).min(0, 'must be 0 or more').max(most, 'is too much').nullish();

const metres = z.number({ error: 'must be a number of metres' }).gt(0, 'must be above 0').max(200, 'is too much');

const room = z.strictObject({ name: word(60), length: metres, width: metres });

const unit = z.strictObject({
  type: word(60),
  size: wholeNumber(10_000_000),
  price: wholeNumber(100_000_000_000),
  available: wholeNumber(100_000),
  plan: z
    .string({ error: 'must be text' })
    .refine((path) => safeMediaPath(path) !== null, {
      error: 'must be a path inside the media folder or an http address',
    })
    .nullish(),
  id: z
    .string({ error: 'must be text' })
    .refine((id) => unitIdPattern.test(id), { error: 'has only letters, digits, dots and hyphens, 60 at most' })
    .nullish(),
  floor: wholeNumber(200),
  view: word(60).nullish(),
  baths: wholeNumber(50),
  confirmed_at: z
    .string({ error: 'must be text' })
    .refine((text) => parseInstant(text) !== null, { error: 'must be a date and time, such as 2026-11-25T14:00:00Z' })
    .nullish(),
  rooms: z
    .array(room, { error: 'must be a list of rooms' })
    .max(mostRooms, `has more than ${mostRooms} rooms`)
    .nullish(),
});

/** Two units with one id would have the same address. */
const eachIdOnce = (units: readonly { readonly id?: string | null | undefined }[]) => {
  const ids = units.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

const instalment = z.strictObject({
  label: word(120),
  percent: z.number({ error: 'must be a number' }).gt(0, 'must be above 0').max(100, 'must be 100 or less'),
  when: word(120).nullish(),
});

const figure = z.strictObject({
  kind: z.enum(['service_charge', 'rent'], { error: 'must be service_charge or rent' }),
  type: word(60).nullish(),
  value: z.number({ error: 'must be a number' }).gt(0, 'must be above 0').max(100_000_000, 'is too much'),
  source: word(120),
  address: z
    .string({ error: 'must be text' })
    .refine((address) => webUrl(address) !== null, { error: 'must be a web address' })
    .nullish(),
  as_of: dayField,
  invented: z.boolean({ error: 'must be true or false' }).nullish(),
});

const handoverDate = z
  .string({ error: 'must be text' })
  .refine((text) => parseHandover(text) !== null, { error: 'must be a quarter or a year, such as 2028-Q4 or 2028' });

const webAddress = z
  .string({ error: 'must be text' })
  .refine((address) => webUrl(address) !== null, { error: 'must be a web address' });

const isInvented = z.boolean({ error: 'must be true or false' });

const report = z.strictObject({
  percent: z.number({ error: 'must be a number' }).min(0, 'must be 0 or more').max(100, 'must be 100 or less'),
  as_of: dayField,
  source: word(120),
  address: webAddress.nullish(),
  photos: z
    .array(
      z.string({ error: 'must be text' }).refine((path) => safeMediaPath(path) !== null, {
        error: 'must be a path inside the media folder or an http address',
      }),
      { error: 'must be a list of pictures' },
    )
    .max(mostReportPhotos, `has more than ${mostReportPhotos} pictures`)
    .nullish(),
  invented: isInvented.nullish(),
});

const promise = z.strictObject({
  handover: handoverDate,
  as_of: dayField,
  source: word(120),
  invented: isInvented.nullish(),
});

/** Construction, permit and escrow account of a project, beyond section 3. */
export const progressFields = {
  construction: z.preprocess(
    parseCell,
    z
      .array(report, { error: 'must be a list of reports' })
      .max(mostReports, `has more than ${mostReports} reports`)
      .nullish(),
  ),
  permit_expires_on: dayField.nullish(),
  escrow_account: word(120).nullish(),
  handover_promises: z.preprocess(
    parseCell,
    z
      .array(promise, { error: 'must be a list of promised handovers' })
      .max(mostPromises, `has more than ${mostPromises} promises`)
      .nullish(),
  ),
};

/** The fields of a project beyond section 3: its units, its handover, its payment plan, and what its homes cost and bring. */
export const unitFields = {
  units: z.preprocess(
    parseCell,
    z
      .array(unit, { error: 'must be a list of units' })
      .max(mostUnits, `has more than ${mostUnits} units`)
      .refine(eachIdOnce, { error: 'has two units of one id' })
      .nullish(),
  ),
  handover: z
    .string({ error: 'must be text' })
    .refine((text) => parseHandover(text) !== null, { error: 'must be a quarter or a year, such as 2028-Q4 or 2028' })
    .nullish(),
  figures: z.preprocess(
    parseCell,
    z
      .array(figure, { error: 'must be a list of figures' })
      .max(mostFigures, `has more than ${mostFigures} figures`)
      .nullish(),
  ),
  payment_plan: z.preprocess(
    parseCell,
    z
      .array(instalment, { error: 'must be a list of instalments' })
      .max(mostInstalments, `has more than ${mostInstalments} instalments`)
      .nullish(),
  ),
};
