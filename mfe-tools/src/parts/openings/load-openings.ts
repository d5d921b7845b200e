import { type ApiError, isApiError } from '@iwan/shared/api/api-error';
import { readName } from '@iwan/shared/api/translation/read-translation';
import { parseRecords, readEnvelope } from '@iwan/shared/api/wire';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { readLine, readNumber, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { employments } from '@iwan/shared/domain/records/employment';
import { numberedLines } from '@iwan/shared/domain/text/numbered-lines';
import { slugOrName } from '@iwan/shared/domain/text/slug';
import { openingsPath } from '../../calls';
import type { Opening, OpeningCard } from './opening';

type OpeningsArguments = Pick<LoaderArguments, 'http' | 'signal' | 'locale'>;

interface Loaded<Each extends OpeningCard> {
  /** In the order of the backend, each with an address of its own. */
  readonly openings: readonly Each[];
  /** Whether the backend was unreachable, which is only logged: the openings are those of the specification. */
  readonly isMissing: boolean;
}

/**
 * The openings of the backend; those of the specification where it has no such call, or is unreachable. Rejects only when it is
 * aborted.
 */
export async function loadOpenings({ http, signal, locale }: OpeningsArguments): Promise<Loaded<Opening>> {
  try {
    const { entries } = readEnvelope(await http.get(openingsPath, signal), 'data');
    return { openings: ofOwnAddress(parseRecords(entries, 'opening', parseOpening, http.report)), isMissing: false };
  } catch (error) {
    if (signal.aborted || !isApiError(error)) throw error;
    const isMissing = isAway(error);
    if (isMissing) http.report({ resource: 'openings', index: 0, reason: error.message });
    const { builtInOpenings } = await import('./built-in-openings');
    return { openings: builtInOpenings(locale), isMissing };
  }
}

/** The same, as a list shows them. */
export async function loadOpeningCards(args: OpeningsArguments): Promise<Loaded<OpeningCard>> {
  const { openings, isMissing } = await loadOpenings(args);
  return { openings: openings.map(cardOf), isMissing };
}

export function cardOf({ title, slug, summary, translation }: Opening): OpeningCard {
  return { title, slug, summary, ...(translation && { translation }) };
}

/** In contrast to a backend that does not know the call, and refuses it in whatever way. */
function isAway({ kind, status }: ApiError): boolean {
  return kind === 'network' || (status !== null && (status === 429 || (status >= 500 && status !== 501)));
}

/** Of openings with the same address the first one counts. */
function ofOwnAddress(openings: readonly Opening[]): readonly Opening[] {
  const first = new Map(openings.toReversed().map((opening) => [opening.slug, opening]));
  return openings.filter((opening) => first.get(opening.slug) === opening);
}

/** Either end may be missing: one amount is paid then. */
function readPay(record: UntrustedRecord): Opening['pay'] {
  const ends = ['pay_from', 'pay_to'].map((field) => readNumber(record, field)).filter((end) => end > 0);
  return ends.length === 0 ? null : { from: Math.min(...ends), to: Math.max(...ends) };
}

/** An opening off the wire; `null` when it has no name. Whatever else is missing or malformed is left out. */
function parseOpening(record: UntrustedRecord): Opening | null {
  const named = readName(record);
  if (!named) return null;
  const { name: title, translation } = named;
  const lines = (field: string) => [...new Set(numberedLines(readText(record, field)))];
  const day = (field: string) => parseCalendarDay(readText(record, field));
  const employment = readText(record, 'employment');
  return {
    title,
    ...(translation && { translation }),
    slug: slugOrName(title).toLowerCase(),
    summary: readLine(record, 'summary'),
    employment: employments.find((known) => known === employment) ?? null,
    pay: readPay(record),
    postedOn: day('posted_on'),
    closesOn: day('closes_on'),
    does: lines('does'),
    brings: lines('brings'),
    offers: lines('offers'),
  };
}
