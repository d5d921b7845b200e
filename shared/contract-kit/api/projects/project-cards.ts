import type { ProjectCard } from '../../../domain/model/entities';
import { asRecord } from '../../../domain/record/untrusted-record';
import type { Http } from '../../contracts/http';
import { withQuery } from '../../paths/query';
import { projectsPath } from '../declared-calls';
import { parseRecords, readEnvelope } from '../wire';
import { parseProjectCard } from './project-card';

/** The most ids in one call of our own backend. */
const mostIds = 50;

/**
 * The projects with these ids as cards, in this order; an unknown id is left out. A plain backend sends everything in the first
 * response, so there is no second call then.
 */
export async function cardsById(
  http: Http,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly ProjectCard[]> {
  const wanted = [...new Set(ids)];
  const found = new Map<string, ProjectCard>();
  for (let from = 0; from < wanted.length; from += mostIds) {
    const address = withQuery(projectsPath, { fields: 'card', id: wanted.slice(from, from + mostIds) });
    const { record, entries } = readEnvelope(await http.get(address, signal), 'data');
    for (const card of parseRecords(entries, 'project', parseProjectCard, http.report)) {
      if (!found.has(card.id)) found.set(card.id, card);
    }
    if (asRecord(record.meta) === null) break;
  }
  return wanted.flatMap((id) => found.get(id) ?? []);
}
