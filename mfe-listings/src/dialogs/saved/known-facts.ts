import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { parseInstant } from '@iwan/shared/domain/record/instant';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { favouriteLimit } from '@iwan/shared/domain/visitor/favourites';
import { recentLimit } from '@iwan/shared/domain/visitor/recently-viewed';
import { restoreProjects } from '@iwan/shared/domain/visitor/stored-project';
import { browserStorage } from '@iwan/shared/state/browser-storage';
import type { KnownFacts } from './saved-facts';

/** The storage key. Favourites and recently viewed projects have keys of their own. */
export const knownFactsKey = 'savedFacts';

const most = favouriteLimit + recentLimit;

function restore(text: string | null): KnownFacts {
  try {
    const record = asRecord(JSON.parse(text ?? 'null'));
    const at = record && parseInstant(readText(record, 'at'));
    return at ? { at, projects: restoreProjects(JSON.stringify(record.projects)).slice(0, most) } : nothing;
  } catch {
    return nothing;
  }
}

const nothing: KnownFacts = { at: null, projects: [] };

const storage = browserStorage<KnownFacts>(knownFactsKey, { version: 1, restore, store: JSON.stringify });

/**
 * The last known facts about the saved projects: shown while the visitor is offline, and compared with to show what has
 * changed.
 */
export const knownFacts = {
  read: (): KnownFacts => storage.read() ?? nothing,
  write: (projects: readonly ProjectCard[], now: Date): void =>
    storage.write({ at: now.toISOString(), projects: projects.slice(0, most) }),
};
