import { projectsPath } from '@iwan/shared/api/declared-calls';
import { parseNamedProject } from '@iwan/shared/api/projects/named-project';
import { readPaging } from '@iwan/shared/api/projects/project-meta';
import { parseRecords, readEnvelope } from '@iwan/shared/api/wire';
import type { Http } from '@iwan/shared/contracts/http';
import type { PageAddress } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { withQuery } from '@iwan/shared/paths/query';

/** The most that our own backend sends at a time. */
const perPage = 100;

/** More than any catalogue has: a limit for a backend that always reports a further page. */
const mostPages = 2000;

/**
 * The canonical address of every project. Our backend sends a hundred at a time with few fields, so that twenty thousand projects
 * are never in memory together; a plain backend sends all at once.
 */
export async function projectAddresses(http: Http, signal?: AbortSignal): Promise<readonly PageAddress[]> {
  const ids = new Map<string, string[]>();
  for (let page = 1, isLast = false; !isLast && page <= mostPages; page += 1) {
    const body = await http.get(withQuery(projectsPath, { fields: 'marker', page, per_page: perPage }), signal);
    const { record, entries } = readEnvelope(body, 'data');
    for (const project of parseRecords(entries, 'project', parseNamedProject, http.report)) {
      const path = paths.project(project);
      ids.set(path, [...(ids.get(path) ?? []), project.id]);
    }
    const paging = readPaging(record, entries.length);
    isLast = paging === null || entries.length === 0 || paging.page * paging.perPage >= paging.total;
  }
  // Projects that share an address have their id in its query (see the head of a project's page).
  return [...ids].flatMap(([path, [first, ...others]]) =>
    others.length === 0 || first === undefined
      ? [{ path }]
      : [first, ...others].map((id) => ({ path: withQuery(path, { id }) })),
  );
}
