import { mostPromises, mostReports } from '@iwan/shared/domain/project/construction';
import { mostFigures } from '@iwan/shared/domain/project/project-figures';
import { mostPictures } from '@iwan/shared/domain/record/picture-details';
import { z } from 'zod';
import * as parts from '../database/tables/project-parts';

const mostUnits = 60;
const mostInstalments = 24;

/** A list in a cell of a table is JSON; other text is left as it is, for the schema to reject. */
function parseCell(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const listOf = <Item extends z.ZodType>(item: Item, most: number, what: string, inWords = what) =>
  z
    .array(item, { error: `must be a list of ${inWords}` })
    .max(most, `has more than ${most} ${what}`)
    .nullish();

/** Two units with one id would have the same address. */
const eachIdOnce = (units: readonly parts.UnitRecord[] | null | undefined) => {
  const ids = (units ?? []).flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

/** The fields of a project that are more than text. */
export const projectFields = {
  units: z.preprocess(
    parseCell,
    listOf(parts.unit, mostUnits, 'units').refine(eachIdOnce, { error: 'has two units of one id' }),
  ),
  handover: parts.handoverDate.nullish(),
  figures: z.preprocess(parseCell, listOf(parts.figure, mostFigures, 'figures')),
  payment_plan: z.preprocess(parseCell, listOf(parts.instalment, mostInstalments, 'instalments')),
  construction: z.preprocess(parseCell, listOf(parts.constructionReport, mostReports, 'reports')),
  permit_expires_on: parts.calendarDay.nullish(),
  escrow_account: z.string({ error: 'must be text' }).trim().min(1, 'is missing').max(120).nullish(),
  handover_promises: z.preprocess(
    parseCell,
    listOf(parts.handoverPromise, mostPromises, 'promises', 'promised handovers'),
  ),
  pictures: z.preprocess(parseCell, listOf(parts.pictureDetails, mostPictures, 'pictures')),
};
