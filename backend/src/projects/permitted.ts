import { hasValidPermit } from '@iwan/shared/domain/project/permit';
import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import type { Answers } from '../catalogue/answers';
import type { Catalogue } from '../catalogue/catalogue';
import { indexByName } from '../catalogue/name-index';
import { servedList } from '../catalogue/served-list';
import type { ProjectRecord } from './project-record';

/**
 * The projects with a valid permit. Every reader of projects uses this catalogue, so that a project without a permit is neither
 * in a list nor found by its name. The day is checked on each request: a permit expires without a write.
 */
export function withValidPermits(
  catalogue: Catalogue<ProjectRecord>,
  answers: Answers,
  now: () => Date = () => new Date(),
): Catalogue<ProjectRecord> {
  const pick = (records: readonly ProjectRecord[], day: string) => {
    const shown = records.filter((record) => hasValidPermit(record, day));
    return { records, day, shown, find: indexByName(shown) };
  };
  let picked = pick(catalogue.all(), dayInDubai(now()));
  const current = () => {
    const [records, day] = [catalogue.all(), dayInDubai(now())];
    if (records !== picked.records || day !== picked.day) picked = pick(records, day);
    return picked;
  };
  return {
    all: () => current().shown,
    list: () => {
      const { shown } = current();
      return answers.get(shown, 'list', () => servedList(shown));
    },
    find: (name) => current().find(name),
    refresh: () => catalogue.refresh(),
  };
}
