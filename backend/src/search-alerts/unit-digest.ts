import { formatFor } from '@iwan/shared/domain/format/format';
import type { Unit } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { readUnits, unitOfId } from '@iwan/shared/domain/project/units/units';
import { dayInDubai, instantOfDay, parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import type { WatchedUnit } from '@iwan/shared/paths/unit-search';
import type { ProjectRecord } from '../database/project-record';
import type { AlertDigest, AlertItem } from '../database/schema';
import { mailedProject, namedProject } from '../mail/mailed-project';
import { rememberBy } from '../search/columns/remember-by';
import type { IndexedProject } from '../search/searched-project';
import { type ProjectChange, projectAsOf } from './changes';
import { textsOf } from './texts';

/** The number of a listing's permit, or its last day, as the listing's page says it, where it has expired by a moment. */
export function permitRemark(
  { permit_number: number, permit_expires_on: last }: Pick<ProjectRecord, 'permit_number' | 'permit_expires_on'>,
  locale: string,
  now: Date = new Date(),
): Pick<AlertItem, 'permit' | 'permitExpiredOn'> {
  const until = parseCalendarDay(last ?? null);
  const permit = number?.trim() ?? '';
  if (permit === '') return {};
  if (until === null || until >= dayInDubai(now)) return { permit };
  return { permitExpiredOn: formatFor(locale).day(instantOfDay(until)) };
}

/** What is known of a unit at a moment: it may be bought, it is sold, or it is not in the project any more. */
type State = { readonly kind: 'free' | 'sold'; readonly price: number | null } | { readonly kind: 'gone' };

/** By project; of a project that was withdrawn and listed again, the first. */
export const firstChanges = rememberBy(
  (changes: readonly ProjectChange[]): ReadonlyMap<string, ProjectChange> =>
    new Map(changes.toReversed().map((change) => [change.project.id, change])),
);

/** What has happened to one unit since a moment: another price, sold, withdrawn, or available again; `null` for nothing. */
export function unitDigestOf(
  { project: id, unit: unitId }: WatchedUnit,
  changes: readonly ProjectChange[],
  since: Date,
  locale: string,
): AlertDigest | null {
  const change = firstChanges(changes).get(id);
  if (change === undefined || (change.withdrawnAt !== null && change.withdrawnAt <= since)) return null;
  const before = projectAsOf(change, since);
  const [then, now] = [unitIn(before, unitId), unitIn(change.project, unitId)];
  const news = newsOf(
    wasAway(change, since) ? gone : stateOf(before, then),
    change.withdrawnAt === null ? stateOf(change.project, now) : gone,
    locale,
  );
  const unit = now ?? then;
  if (news === null || unit === null) return null;
  const { record } = change.project;
  const { name, location } = namedProject(record, locale);
  const isThere = change.withdrawnAt === null;
  return {
    ...nothing,
    unit: {
      name: textsOf(locale).unitIn(unitWords(unit, locale), name),
      path: isThere ? paths.project(record, { id, ...(news.end === 'withdrawn' ? {} : { unit: unitId }) }) : null,
      location,
      ...news,
      ...pictureOf(record, locale),
      ...permitRemark(record, locale),
    },
  };
}

/** Not the facts of the project: the mail is about one of its homes. */
function pictureOf(record: ProjectRecord, locale: string): Pick<AlertItem, 'picture'> {
  const { picture } = mailedProject(record, locale);
  return picture === undefined ? {} : { picture };
}

export const nothing = { fresh: [], freshTotal: 0, changed: [], changedTotal: 0 };
const gone: State = { kind: 'gone' };

/** Whether the site did not show the project at a moment, and shows it now. One that was away only after that has a state of then. */
export const wasAway = ({ listedAt, states }: ProjectChange, since: Date): boolean =>
  listedAt > since && !states.some(({ at }) => at > since && at <= listedAt);

const unitIn = ({ record }: IndexedProject, id: string): Unit | null => unitOfId(readUnits({ ...record }), id);

function stateOf({ status }: IndexedProject, unit: Unit | null): State {
  if (unit === null) return gone;
  const { price } = unit;
  return unit.available === 0 || isSoldOut(status) ? { kind: 'sold', price } : { kind: 'free', price };
}

type News = Pick<AlertItem, 'price' | 'before' | 'isBack' | 'end'>;

function newsOf(then: State, now: State, locale: string): News | null {
  const { dirhams } = formatFor(locale);
  const written = (price: number | null) => (price === null || price === 0 ? null : dirhams(price));
  if (now.kind === 'gone') return then.kind === 'gone' ? null : { price: null, before: null, end: 'withdrawn' };
  const price = written(now.price);
  const before = then.kind === 'gone' || then.price === now.price ? null : written(then.price);
  if (now.kind === 'sold') return then.kind === 'free' ? { price, before: null, end: 'sold' } : null;
  if (then.kind !== 'free') return { price, before, isBack: true };
  return then.price === now.price ? null : { price, before };
}

/** `2BR 1404`; the number is how the project itself names it. */
const unitWords = ({ type, id = '' }: Unit, locale: string) => `${valueWords(type, locale)} ${id}`.trim();
