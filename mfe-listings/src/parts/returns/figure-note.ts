import { formatFor } from '@iwan/shared/domain/format/format';
import type { ProjectFigure } from '@iwan/shared/domain/model/entities';
import { addMonths, type CalendarDay, instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { returnTextsOf } from './texts';

/** The source of a figure and its day; a note where it is older than a year. */
export interface FigureNote {
  readonly what: string;
  /** `null` where the visitor has entered the figure. */
  readonly source: { readonly name: string; readonly address: string | null } | null;
  readonly status: string;
}

/** The note on a figure; `null` where the figure is unknown. `isTyped`: the visitor has entered another one. */
export function figureNote(
  what: string,
  figure: ProjectFigure | null,
  { isTyped, today, locale }: { readonly isTyped: boolean; readonly today: CalendarDay; readonly locale: string },
): FigureNote | null {
  if (isTyped) return { what, source: null, status: returnTextsOf(locale).yours };
  if (figure === null) return null;
  return {
    what,
    source: { name: valueWords(figure.source, locale), address: figure.address },
    status: figureStatus(figure, today, locale),
  };
}

/** `as of 31 March 2026. Sample data.` */
export function figureStatus(figure: ProjectFigure, today: CalendarDay, locale: string): string {
  const texts = returnTextsOf(locale);
  const day = formatFor(locale).day(instantOfDay(figure.asOf));
  const isOld = addMonths(figure.asOf, 12) < today;
  return [isOld ? texts.old(day) : texts.asOf(day), figure.isInvented ? texts.invented : ''].join(' ').trim();
}
