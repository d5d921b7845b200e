import { mostReportPhotos } from '@iwan/shared/domain/project/construction';
import { parseHandover } from '@iwan/shared/domain/project/handover';
import { mostRooms, unitIdPattern } from '@iwan/shared/domain/project/units/units';
import { parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { parseInstant } from '@iwan/shared/domain/record/instant';
import { safeMediaPath } from '@iwan/shared/domain/record/media-path';
import { webUrl } from '@iwan/shared/domain/record/web-url';
import { z } from 'zod';

// The JSON columns of a project, all beyond section 3: the types of the tables, the rules of files and forms, and the descriptions of
// responses. An absent value and `null` mean the same.

const text = z.string({ error: 'must be text' });
const word = (most: number) => text.trim().min(1, 'is missing').max(most);
const textThat = (isValid: (text: string) => boolean, error: string) => text.refine(isValid, { error });

const mediaPath = textThat(
  (path) => safeMediaPath(path) !== null,
  'must be a path inside the media folder or an http address',
);
const webAddress = textThat((address) => webUrl(address) !== null, 'must be a web address');

/** A day of the calendar. */
export const calendarDay = textThat((day) => parseCalendarDay(day) !== null, 'must be a day, such as 2026-03-31');

/** The quarter, or the year: `2028-Q4`, `2028`. */
export const handoverDate = textThat(
  (date) => parseHandover(date) !== null,
  'must be a quarter or a year, such as 2028-Q4 or 2028',
);

const wholeNumber = (most: number) =>
  z.int({ error: 'must be a whole number' }).min(0, 'must be 0 or more').max(most, 'is too much').nullish();
const above0 = z.number({ error: 'must be a number' }).gt(0, 'must be above 0');
const percent = z.number({ error: 'must be a number' }).min(0, 'must be 0 or more').max(100, 'must be 100 or less');
const metres = z.number({ error: 'must be a number of metres' }).gt(0, 'must be above 0').max(200, 'is too much');
/** Invented for the demo. */
const invented = z.boolean({ error: 'must be true or false' }).nullish();

/** A unit of a project, or all units of one kind. */
export const unit = z.strictObject({
  /** As the project's `unit` has it: `1BR`, `Duplex`, `Office`. */
  type: word(60),
  /** Square feet. */
  size: wholeNumber(10_000_000),
  /** Dirhams; for several units, the lowest price. */
  price: wholeNumber(100_000_000_000),
  /** How many are available. */
  available: wholeNumber(100_000),
  /** The path of a picture or a document. */
  plan: mediaPath.nullish(),
  /** Unique within the project, and part of its address. */
  id: textThat((id) => unitIdPattern.test(id), 'has only letters, digits, dots and hyphens, 60 at most').nullish(),
  /** 0 for the ground floor. */
  floor: wholeNumber(200),
  /** In words: `Marina`, `Garden`. */
  view: word(60).nullish(),
  baths: wholeNumber(50),
  /** When the developer last confirmed these data, as an ISO 8601 instant. */
  confirmed_at: textThat(
    (instant) => parseInstant(instant) !== null,
    'must be a date and time, such as 2026-11-25T14:00:00Z',
  ).nullish(),
  /** With their dimensions in metres. */
  rooms: z
    .array(z.strictObject({ name: word(60), length: metres, width: metres }), { error: 'must be a list of rooms' })
    .max(mostRooms, `has more than ${mostRooms} rooms`)
    .nullish(),
});

/** A part of the price, and when it is due. */
export const instalment = z.strictObject({
  label: word(120),
  percent: above0.max(100, 'must be 100 or less'),
  /** In words: `Q4 2028`, `When you reserve`. */
  when: word(120).nullish(),
});

/** Costs and returns of a project's homes each year; shown only with a source and a day. */
export const figure = z.strictObject({
  /** The service charge in dirhams a square foot and year, or the rent of a home in dirhams a year. */
  kind: z.enum(['service_charge', 'rent'], { error: 'must be service_charge or rent' }),
  /** A type of its units; for a service charge, absent for all of them. */
  type: word(60).nullish(),
  value: above0.max(100_000_000, 'is too much'),
  /** The source: `RERA, service charge index`. */
  source: word(120),
  /** Where it can be read. */
  address: webAddress.nullish(),
  as_of: calendarDay,
  invented,
});

/** The progress of construction on a day; shown only with a source and a day. */
export const constructionReport = z.strictObject({
  percent,
  as_of: calendarDay,
  source: word(120),
  address: webAddress.nullish(),
  /** Paths of pictures taken on that day. */
  photos: z
    .array(mediaPath, { error: 'must be a list of pictures' })
    .max(mostReportPhotos, `has more than ${mostReportPhotos} pictures`)
    .nullish(),
  invented,
});

/** A handover date and the day on which it was promised. */
export const handoverPromise = z.strictObject({
  handover: handoverDate,
  as_of: calendarDay,
  source: word(120),
  invented,
});

/** What a project says of one of its pictures. */
export const pictureDetails = z.strictObject({
  /** The path of the picture, as another field has it. */
  file: mediaPath,
  /** Its content in words, for people who do not see it. */
  alt: text.trim().max(300, 'is longer than 300 characters').nullish(),
  /** The point that stays in view when it is cropped, in per cent from the left and the top. */
  focus_x: percent.nullish(),
  focus_y: percent.nullish(),
});

export type UnitRecord = z.output<typeof unit>;
export type InstalmentRecord = z.output<typeof instalment>;
export type FigureRecord = z.output<typeof figure>;
export type ConstructionRecord = z.output<typeof constructionReport>;
export type PromiseRecord = z.output<typeof handoverPromise>;
export type PictureRecord = z.output<typeof pictureDetails>;
