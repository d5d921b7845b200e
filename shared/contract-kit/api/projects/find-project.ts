import type { Project } from '../../../domain/model/entities';
import { readText, type UntrustedRecord } from '../../../domain/record/untrusted-record';
import { nameInAddress, slugOrName, slugToName } from '../../../domain/text/slug';
import type { Http } from '../../contracts/http';
import { encodeSegment } from '../../paths/segment';
import type { SlugCollision } from '../calls';
import { projectsPath } from '../declared-calls';
import { hasSlug, longestSlug, recordAt } from '../find-by-slug';
import { parseRecords, readEnvelope } from '../wire';
import { type NamedProject, parseNamedProject } from './named-project';
import { parseProject } from './project';

/**
 * Finds the project whose name has a slug. First requests the slug with spaces for its hyphens (section 7). A name with a
 * hyphen, an apostrophe, an ampersand, a slash or an accent is lost that way, and the response may be another developer's
 * project: then the list is searched for the slug and the project is requested by its exact name (readings, routes).
 */
export async function findProject(
  http: Http,
  developerSlug: string | null,
  slug: string,
  signal?: AbortSignal,
): Promise<Project | null> {
  if (slug.length > longestSlug) return null;
  const isWanted = ({ name }: Pick<NamedProject, 'name'>) => hasSlug(name, slug);
  const isTheirs = ({ developer }: Pick<NamedProject, 'developer'>) => isOf(developer, developerSlug);

  const first = await call(slugToName(slug));
  if (first && isWanted(first) && isTheirs(first)) return first;

  const matches = await namedBy(http, slug, signal);
  const match = matches.find(isTheirs) ?? matches[0];
  if (!match) return first && isWanted(first) ? first : null;
  const exact = first?.name === match.name ? first : await call(match.name);
  return exact && exact.id === match.id ? exact : ((await wholeOf(match.id)) ?? exact);

  function call(name: string): Promise<Project | null> {
    return recordAt(http, `${projectsPath}/${encodeSegment(name)}`, parseProject, signal);
  }

  // Two projects may have the same name; the call by name returns only the first.
  async function wholeOf(id: string): Promise<Project | null> {
    const [whole = null] = await projectsById(http, [id], signal);
    return whole;
  }
}

/**
 * The projects that share an address: two names may have one slug, and two projects may have one name. At most one where the
 * address is unique.
 */
export async function slugCollisionsOf(
  http: Http,
  developerSlug: string | null,
  slug: string,
  signal?: AbortSignal,
): Promise<readonly SlugCollision[]> {
  if (slug.length > longestSlug) return [];
  const named = await namedBy(http, slug, signal);
  return named
    .filter(({ developer }) => isOf(developer, developerSlug))
    .map(({ id, name, location }) => ({ id, name, location }));
}

async function namedBy(http: Http, slug: string, signal?: AbortSignal): Promise<readonly NamedProject[]> {
  const listPath = `${projectsPath}?named=${encodeURIComponent(slugOrName(slug))}&fields=marker`;
  const { entries } = readEnvelope(await http.get(listPath, signal), 'data');
  return parseRecords(entries, 'project', parseNamedProject, http.report).filter(({ name }) => hasSlug(name, slug));
}

/** Whether a developer has the slug of an address; any developer where the address names none. */
function isOf(developer: NamedProject['developer'], slug: string | null): boolean {
  return slug === null || hasSlug(nameInAddress(developer), slug);
}

/** The projects with these ids, in this order. Our backend sends them alone, a plain one sends all. */
export async function projectsById(
  http: Http,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly Project[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const query = new URLSearchParams(wanted.map((id) => ['id', id]));
  const { entries } = readEnvelope(await http.get(`${projectsPath}?${query}`, signal), 'data');
  const records = parseRecords(entries, 'project', parseRecord, http.report);
  const projects = wanted.map(async (id) => {
    const found = records.find((each) => each.id === id);
    const project = found ? await parseProject(found.record) : null;
    return project && { ...project, id };
  });
  return (await Promise.all(projects)).filter((project) => project !== null);
}

function parseRecord(record: UntrustedRecord): { readonly id: string; readonly record: UntrustedRecord } | null {
  const name = readText(record, 'name');
  return name ? { id: readText(record, 'id') ?? name, record } : null;
}
