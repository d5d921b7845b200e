import { formatFor } from '@iwan/shared/domain/format/format';
import { parseHandover } from '@iwan/shared/domain/project/handover';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { isAvailable } from '@iwan/shared/domain/project/units/unit-types';
import { readUnits } from '@iwan/shared/domain/project/units/units';
import { handoverText } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import type { WatchedProject } from '@iwan/shared/paths/unit-search';
import type { AlertDigest } from '../database/schema';
import { mailedProject, namedProject } from '../mail/mailed-project';
import type { IndexedProject } from '../search/searched-project';
import { type ProjectChange, priceBefore, projectAsOf } from './changes';
import { textsOf } from './texts';
import { firstChanges, nothing, permitRemark, wasAway } from './unit-digest';

/** What has happened to a project since a moment, of what its alert is about; its end and its return always. `null` for nothing. */
export function projectDigestOf(
  { project: id, topic }: WatchedProject,
  changes: readonly ProjectChange[],
  since: Date,
  locale: string,
): AlertDigest | null {
  const change = firstChanges(changes).get(id);
  if (change === undefined || (change.withdrawnAt !== null && change.withdrawnAt <= since)) return null;
  const { record, price, status } = change.project;
  const before = projectAsOf(change, since);
  const [wasSold, isSold] = [isSoldOut(before.status), isSoldOut(status)];
  const { heads, news: texts } = textsOf(locale);
  const edits = {
    price: () => priceNews(priceBefore(change, since), price, locale),
    handover: () => handoverNews(before, change.project, locale),
    units: () => unitNews(before, change.project, locale),
  };
  const asked = topic === 'all' ? Object.values(edits) : [edits[topic]];
  const isThere = change.withdrawnAt === null;
  const isOpen = isThere && !isSold;
  const back = wasSold || wasAway(change, since) ? [heads.back] : [];
  const sold = wasSold ? [] : [texts.soldOut];
  // Of what can no longer be bought only that is news.
  const ended = isThere ? sold : [heads.withdrawn];
  const news = isOpen ? [...back, ...asked.flatMap((newsOf) => newsOf())] : ended;
  if (news.length === 0) return null;
  return {
    ...nothing,
    unit: {
      ...namedProject(record, locale),
      ...{ news, path: isThere ? paths.project(record, { id }) : null, before: null },
      price: isThere && price > 0 ? formatFor(locale).dirhams(price) : null,
      ...(isOpen ? {} : { end: isThere ? 'sold' : 'withdrawn' }),
      ...mailedProject(record, locale),
      ...permitRemark(record, locale),
    },
  };
}

function priceNews(before: number | null, now: number, locale: string): readonly string[] {
  if (before === null) return [];
  const { dirhams } = formatFor(locale);
  const { cheaper, dearer } = textsOf(locale).news;
  return [(now < before ? cheaper : dearer)(dirhams(Math.abs(now - before)), dirhams(before), dirhams(now))];
}

function handoverNews(then: IndexedProject, { record }: IndexedProject, locale: string): readonly string[] {
  const { moved, handover } = textsOf(locale).news;
  const [before, now] = [then.record, record].map((each) => {
    const read = parseHandover(each.handover ?? null);
    return read === null ? '' : handoverText(read, locale);
  });
  if (!now || now === before) return [];
  return [before ? moved(before, now) : handover(now)];
}

/** Units are compared by their ids; those without one are left out. */
function unitNews(then: IndexedProject, project: IndexedProject, locale: string): readonly string[] {
  const { fresh, sold, priced } = textsOf(locale).news;
  const [before, now] = [availableIn(then), availableIn(project)];
  const counted = [
    [fresh, [...now.keys()].filter((id) => !before.has(id))],
    [sold, [...before.keys()].filter((id) => !now.has(id))],
    [priced, [...now.keys()].filter((id) => before.get(id) && now.get(id) && before.get(id) !== now.get(id))],
  ] as const;
  return counted.flatMap(([sentence, ids]) => (ids.length === 0 ? [] : [sentence(ids.length)]));
}

/** The prices of the available units that have an id, by it. */
const availableIn = ({ record }: IndexedProject): ReadonlyMap<string, number | null> =>
  new Map(
    readUnits({ ...record }).flatMap((unit) =>
      unit.id !== undefined && isAvailable(unit) ? [[unit.id, unit.price]] : [],
    ),
  );
