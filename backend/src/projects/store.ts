import { hasValidPermit } from '@iwan/shared/domain/project/permit';
import { type CalendarDay, dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import type { TranslatedLanguage } from '@iwan/shared/domain/translation/translated-fields';
import { coalesce } from '../catalogue/coalesce';
import type { Answers } from '../catalogue/responses';
import { servedParts } from '../catalogue/served-list';
import type { Database } from '../database/database';
import type { ProjectRecord } from '../database/project-record';
import { type ServedJson, servedJson } from '../http/responses/served-json';
import type { Permit } from '../search/columns/aspects';
import type { ColumnData } from '../search/columns/column-data';
import { readChangedColumns, readColumns } from '../search/columns/read-columns';
import { openProjectIndex, type ProjectIndex } from '../search/project-index';
import { largestPage } from '../search/question';
import { translatedProject } from './projections';
import { type LoadedProject, openProjectRecords, type ProjectRecords } from './records/project-records';
import { type ImageWidths, publishedProjectsReader } from './records/read-projects';

/** The projects, as the public calls read them. Only what the search reads is in memory; records are read by id. */
export interface ProjectReader {
  /** All that is shown, indexed for queries: another object whenever an answer may have changed. */
  index(): ProjectIndex;
  /** Records in the order of some ids; those that are not shown any more are left out. */
  get(ids: readonly number[]): Promise<readonly LoadedProject[]>;
  /** The same of many, a part at a time. */
  each(ids: readonly number[]): AsyncIterable<readonly ProjectRecord[]>;
  /** The whole list as a response, made on first use. */
  list(language: TranslatedLanguage | null): ServedJson | Promise<ServedJson>;
  find(name: string): Promise<ProjectRecord | undefined>;
}

export interface ProjectStore extends ProjectReader {
  refresh(): Promise<void>;
  /** All published projects, also those without a valid permit. */
  all(): ProjectIndex;
  /** Of some projects, the records of those that are shown. */
  shown(ids: readonly number[]): Promise<readonly ProjectRecord[]>;
  /** The published projects that no list has, since they have no valid permit today: those whose permit is asked for. */
  hidden(isAsked: (permit: Permit) => boolean): Promise<readonly ProjectRecord[]>;
}

/** The most projects of a list that is sent whole, as a client expects it that knows only section 7. */
export const wholeListLimit = 20_000;

/** A list that is too long to be sent whole: its first page, and how many there are. */
async function firstPage(
  index: ProjectIndex,
  records: Pick<ProjectRecords, 'get'>,
  inLanguage: (record: ProjectRecord) => object,
): Promise<ServedJson> {
  const loaded = await records.get(index.ids().slice(0, largestPage));
  const meta = { total: index.count, page: 1, per_page: largestPage, filters: {} };
  return servedJson({ data: loaded.map(({ record }) => inLanguage(record)), meta });
}

/** A reader of the projects of an index. */
export function projectReader(
  index: () => ProjectIndex,
  records: Pick<ProjectRecords, 'get' | 'each'>,
  responses: Answers,
): ProjectReader {
  return {
    index,
    get: records.get,
    each: records.each,
    list(language) {
      const current = index();
      const inLanguage = (record: ProjectRecord) => (language === null ? record : translatedProject(record, language));
      return responses.get(current, `list ${language}`, () =>
        current.count > wholeListLimit
          ? firstPage(current, records, inLanguage)
          : servedParts(records.each(current.ids()), inLanguage),
      );
    },
    async find(name) {
      const found = index().find(name);
      if (found === undefined) return undefined;
      const [loaded] = await records.get([found.number]);
      return loaded?.record;
    },
  };
}

interface Options {
  /** Only projects with a valid permit are shown. */
  readonly requiresPermits?: boolean;
  /** Called with the ids of the projects that were added, changed or removed, once their new state is in memory. */
  readonly changed?: (ids: readonly number[]) => void;
  readonly now?: () => Date;
}

/** Opens the projects in the order of their creation. */
export async function openProjectStore(
  db: Database,
  responses: Answers,
  widths: ImageWidths,
  { requiresPermits = false, changed = () => {}, now = () => new Date() }: Options = {},
): Promise<ProjectStore> {
  const records = openProjectRecords(publishedProjectsReader(db, widths));
  let current = opened(await readColumns(db), requiresPermits);
  await records.warm(Array.from(current.data.ids.subarray(0, fewProjects)));
  const warmed = prepare();

  /** Beside requests: nothing depends on it. */
  async function prepare(): Promise<void> {
    await current.all.prepare();
    await records.warm(Array.from(current.data.ids));
  }

  const reader = projectReader(() => current.shown(dayInDubai(now())), records, responses);
  const shownIn = (index: ProjectIndex, ids: readonly number[]) =>
    ids.filter((id) => index.withId(id) !== undefined).sort((one, other) => one - other);
  const recordsOf = async (ids: readonly number[]) => (await records.get(ids)).map(({ record }) => record);

  return {
    ...reader,
    all: () => current.all,
    refresh: coalesce(async () => {
      await warmed.catch(() => {});
      const found = await readChangedColumns(db, current.data);
      if (found === null) return;
      await records.renew(found.changed);
      current = opened(found.data, requiresPermits, current.all);
      changed(found.changed);
    }),
    shown: (ids) => recordsOf(shownIn(reader.index(), ids)),
    async hidden(isRequested) {
      if (!requiresPermits) return [];
      const today = dayInDubai(now());
      return recordsOf(current.all.idsByPermit((permit) => !hasValidPermit(permit, today) && isRequested(permit)));
    },
  };
}

/** A site with so many projects has all records in memory before it answers. */
const fewProjects = 500;

/** One state of the projects. */
function opened(data: ColumnData, requiresPermits: boolean, before: ProjectIndex | null = null) {
  const all = openProjectIndex(data, before);
  let permitted: { readonly day: CalendarDay; readonly index: ProjectIndex } | null = null;
  return {
    data,
    all,
    /** The projects of a day: a permit expires without a write. */
    shown(day: CalendarDay): ProjectIndex {
      if (!requiresPermits) return all;
      if (permitted?.day !== day) {
        permitted = { day, index: all.permitted((permit) => hasValidPermit(permit, day)) };
      }
      return permitted.index;
    },
  };
}
