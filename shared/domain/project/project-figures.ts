import type { ProjectFigure } from '../model/entities';
import { parseCalendarDay } from '../record/calendar-day';
import { cutLine } from '../record/cut-line';
import { readLine, readRecords, readText, type UntrustedRecord } from '../record/untrusted-record';
import { webUrl } from '../record/web-url';
import { mostFigures } from '../records/limits';

const kinds: Readonly<Record<string, { readonly kind: ProjectFigure['kind']; readonly most: number }>> = {
  service_charge: { kind: 'serviceCharge', most: 500 },
  rent: { kind: 'rent', most: 100_000_000 },
};

/** Parses the figures of a project; one without a value, a source or a day is left out, since the page has to show its source. */
export function readFigures(record: UntrustedRecord): readonly ProjectFigure[] {
  return readRecords(record, 'figures').flatMap(readFigure).slice(0, mostFigures);
}

/** Only the service charges: a search needs no other figure. */
export function readServiceCharges(record: UntrustedRecord): readonly ProjectFigure[] {
  return readRecords(record, 'figures')
    .filter((entry) => readText(entry, 'kind') === 'service_charge')
    .flatMap(readFigure)
    .slice(0, mostFigures);
}

function readFigure(entry: UntrustedRecord): ProjectFigure[] {
  const named = readText(entry, 'kind') ?? '';
  const known = Object.hasOwn(kinds, named) ? kinds[named] : undefined;
  const value = Number(readText(entry, 'value') ?? Number.NaN);
  const source = readLine(entry, 'source');
  const asOf = parseCalendarDay(readText(entry, 'as_of'));
  if (known === undefined || source === null || asOf === null || !(value > 0 && value <= known.most)) return [];
  return [
    {
      kind: known.kind,
      type: readLine(entry, 'type'),
      value,
      source: cutLine(source),
      address: webUrl(readText(entry, 'address')),
      asOf,
      isInvented: entry.invented === true,
    },
  ];
}

/** The figure of a type of unit, otherwise the one for all types; of several the latest. `null` where there is none. */
export function figureOf(
  figures: readonly ProjectFigure[],
  kind: ProjectFigure['kind'],
  type: string,
): ProjectFigure | null {
  const latest = (of: string | null) =>
    figures
      .filter((figure) => figure.kind === kind && fold(figure.type) === fold(of))
      .reduce<ProjectFigure | null>((last, each) => (last === null || each.asOf > last.asOf ? each : last), null);
  // A rent for all types would be meaningless.
  return latest(type) ?? (kind === 'serviceCharge' ? latest(null) : null);
}

const fold = (type: string | null) => type?.trim().toLowerCase() ?? null;
