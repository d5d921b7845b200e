import type { SearchedUnit } from '@iwan/shared/domain/model/entities';
import { readSearchedUnits } from '@iwan/shared/domain/search/searched-facts';
import { LRUCache } from 'lru-cache';
import type { ProjectRecord } from '../../database/project-record';
import { translationsOf } from '../../language/translated-record';
import { mostProjects } from './read-projects';

/** The limit of the cache in bytes: all projects of a site with some thousands, those asked for most of a larger one. */
const ordinaryCeiling = 96 * 1024 * 1024;

export interface LoadedProject {
  readonly record: ProjectRecord;
  /** Its units, parsed on first use. */
  units(): readonly SearchedUnit[];
}

type Read = (ids: readonly number[]) => Promise<readonly ProjectRecord[]>;

/** The records of projects, read from the database by id through a cache of limited size. */
export type ProjectRecords = ReturnType<typeof openProjectRecords>;

/** A record that was read. */
export function loadProject(record: ProjectRecord): LoadedProject {
  let units: readonly SearchedUnit[] | null = null;
  return {
    record,
    units() {
      units ??= readSearchedUnits({ ...record });
      return units;
    },
  };
}

/** About the bytes that a value takes: two for each character, and the objects. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 24 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let bytes = 48;
  for (const each of Object.values(value)) bytes += 8 + bytesOf(each);
  return bytes;
}

/** A record with its units, which are parsed when it is first shown. */
const sizeOf = ({ record }: LoadedProject) => bytesOf(record) + bytesOf(record.units) + bytesOf(translationsOf(record));

const inBatches = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / mostProjects) }, (_, at) =>
    ids.slice(at * mostProjects, (at + 1) * mostProjects),
  );

export function openProjectRecords(read: Read, ceiling = ordinaryCeiling) {
  const cache = new LRUCache<number, LoadedProject>({ maxSize: ceiling, sizeCalculation: sizeOf });
  /** Increased by changes: what was read before one is not cached after it. */
  let changes = 0;

  async function fetch(ids: readonly number[], found: Map<number, LoadedProject>): Promise<void> {
    for (const some of inBatches(ids)) {
      const before = changes;
      for (const record of await read(some)) {
        const loaded = loadProject(record);
        found.set(record.id, loaded);
        if (changes === before) cache.set(record.id, loaded);
      }
    }
  }

  /** Reads records into the cache until it is nearly full. */
  async function warm(ids: readonly number[]): Promise<void> {
    for (const some of inBatches(ids)) {
      if (cache.calculatedSize > 0.8 * ceiling) return;
      await fetch(
        some.filter((id) => !cache.has(id)),
        new Map(),
      );
    }
  }

  return {
    /** In the order of the ids; what is not published any more is left out. */
    async get(ids: readonly number[]): Promise<readonly LoadedProject[]> {
      const found = new Map<number, LoadedProject>();
      const missing: number[] = [];
      for (const id of new Set(ids)) {
        const cached = cache.get(id);
        if (cached === undefined) missing.push(id);
        else found.set(id, cached);
      }
      if (missing.length > 0) await fetch(missing, found);
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    /** The same, some hundred at a time, without replacing what is cached. */
    async *each(ids: readonly number[]): AsyncGenerator<readonly ProjectRecord[]> {
      for (const some of inBatches(ids)) {
        const missing = some.filter((id) => !cache.has(id));
        const records = missing.length === 0 ? [] : await read(missing);
        const fetched = new Map(records.map((record) => [record.id, record]));
        yield some.flatMap((id) => fetched.get(id) ?? cache.peek(id)?.record ?? []);
      }
    },
    /** Forgets records that were changed, and reads them again where there is room. What is being read meanwhile is not cached. */
    renew(ids: readonly number[]): Promise<void> {
      changes += 1;
      for (const id of ids) cache.delete(id);
      return warm(ids);
    },
    warm,
  };
}
