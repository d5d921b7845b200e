import type { Project } from '../../../domain/model/entities';
import { asRecord, readText, type UntrustedRecord } from '../../../domain/record/untrusted-record';
import { slugToName } from '../../../domain/text/slug';
import type { Http } from '../../contracts/http';
import { encodeSegment } from '../../paths/segment';
import type { SlugCollision } from '../calls';
import { projectsPath } from '../declared-calls';
import { hasSlug, isNotFound, longestSlug, segmentOf } from '../find-by-slug';
import { parseRecords, readEnvelope } from '../wire';
import { parseProject } from './project';

interface Named extends SlugCollision {
  readonly developer: string | null;
}

/**
 * The project whose name has a slug. Asks for the slug with its hyphens as spaces (section 7). A name with a hyphen, an
 * apostrophe, an ampersand, a slash or an accent does not survive that: then the list is searched for the slug and the
 * project asked for by its exact name (readings, routes). The same where the answer is another developer's.
 */
export async function findProject(
  http: Http,
  developerSlug: string | null,
  slug: string,
  signal?: AbortSignal,
): Promise<Project | null> {
  if (slug.length > longestSlug) return null;
  const isWanted = ({ name }: Pick<Named, 'name'>) => hasSlug(name, slug);
  const isTheirs = (developer: string | null | undefined) =>
    developerSlug === null || isDeveloper(developer, developerSlug);

  const first = await call(slugToName(slug));
  if (first && isWanted(first) && isTheirs(first.developer?.name)) return first;

  const matches = await namedBy(http, slug, signal);
  const match = matches.find(({ developer }) => isTheirs(developer)) ?? matches[0];
  if (!match) return first && isWanted(first) ? first : null;
  const exact = first?.name === match.name ? first : await call(match.name);
  return exact && exact.id === match.id ? exact : ((await wholeOf(match.id)) ?? exact);

  async function call(name: string): Promise<Project | null> {
    try {
      const body = asRecord(await http.get(`${projectsPath}/${encodeSegment(name)}`, signal));
      const record = asRecord(body && [body.data].flat()[0]);
      return record && (await parseProject(record));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  // Two projects may have one name; the call by name knows only the first of them.
  async function wholeOf(id: string): Promise<Project | null> {
    const [whole = null] = await projectsById(http, [id], signal);
    return whole;
  }
}

/**
 * The projects that share the address of a slug below a developer's: two names may have one slug, and one name may be
 * given twice. One or none where the address is a project's own.
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
    .filter(({ developer }) => developerSlug === null || isDeveloper(developer, developerSlug))
    .map(({ id, name, location }) => ({ id, name, location }));
}

async function namedBy(http: Http, slug: string, signal?: AbortSignal): Promise<readonly Named[]> {
  const listPath = `${projectsPath}?named=${encodeURIComponent(segmentOf(slug))}&fields=marker`;
  const { entries } = readEnvelope(await http.get(listPath, signal), 'data');
  return parseRecords(entries, 'project', parseNamed, http.report).filter(({ name }) => hasSlug(name, slug));
}

function isDeveloper(developer: string | null | undefined, slug: string): boolean {
  return hasSlug(developer ?? 'independent', slug);
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

function parseNamed(record: UntrustedRecord): Named | null {
  const name = readText(record, 'name');
  const developer = asRecord(record.developer);
  return name
    ? {
        id: readText(record, 'id') ?? name,
        name,
        location: readText(record, 'location'),
        developer: developer && readText(developer, 'name'),
      }
    : null;
}

function parseRecord(record: UntrustedRecord): { readonly id: string; readonly record: UntrustedRecord } | null {
  const name = readText(record, 'name');
  return name ? { id: readText(record, 'id') ?? name, record } : null;
}
