import type { ProjectsCalls } from '@iwan/shared/api/calls';
import { areas } from '@iwan/shared/domain/areas/areas';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { slugToName } from '@iwan/shared/domain/text/slug';
import { type ShortCard, shortCard } from '../short-cards/short-cards';

/** Two rows of cards. */
const mostNear = 6;
const mostOfAKind = 3;
/** Shorter words (`the`, `of`) are ignored, and only the first few are searched for. */
const shortestWord = 4;
const mostWords = 3;

export interface LostAddress {
  /** The slugs of the address; `null` where it has none. */
  readonly developer: string | null;
  readonly project: string | null;
}

/**
 * Projects for an address without a project: first those with similar words, then those in the area that the address names,
 * then the developer's, otherwise the first of the list. A failed request is skipped: the page already says that something is
 * missing.
 */
export async function nearProjects(
  projects: ProjectsCalls,
  lost: LostAddress,
  signal: AbortSignal,
): Promise<readonly ShortCard[]> {
  const kinds = await Promise.all([
    ...alike(projects, lost, signal),
    sameArea(projects, lost, signal),
    sameDeveloper(projects, lost, signal),
  ]);
  const found = unique(kinds.flatMap((kind) => kind.slice(0, mostOfAKind)));
  const near =
    found.length > 0
      ? found.slice(0, mostNear)
      : await orNothing(projects.page({ page: 1, perPage: mostOfAKind }, signal));
  return near.map(shortCard);
}

function alike(
  projects: ProjectsCalls,
  { project }: LostAddress,
  signal: AbortSignal,
): Promise<readonly ProjectCard[]>[] {
  const words = slugToName(project ?? '').split(' ');
  const telling = words.filter((word) => word.length >= shortestWord).slice(0, mostWords);
  return telling.map((word) => projects.suggest(word, signal).catch(() => []));
}

async function sameArea(
  projects: ProjectsCalls,
  { project }: LostAddress,
  signal: AbortSignal,
): Promise<readonly ProjectCard[]> {
  const area = areas.find(({ slug }) => project?.includes(slug));
  if (!area) return [];
  return orNothing(projects.search({ ...question, slug: area.slug }, signal));
}

async function sameDeveloper(
  projects: ProjectsCalls,
  { developer }: LostAddress,
  signal: AbortSignal,
): Promise<readonly ProjectCard[]> {
  if (!developer) return [];
  const criteria = { ...noCriteria, developer: slugToName(developer) };
  return orNothing(projects.search({ ...question, criteria }, signal));
}

const question = { criteria: noCriteria, slug: null, sort: null, page: 1, perPage: mostOfAKind } as const;

function orNothing(requested: Promise<{ readonly items: readonly ProjectCard[] }>): Promise<readonly ProjectCard[]> {
  return requested.then(
    ({ items }) => items,
    () => [],
  );
}

function unique(projects: readonly ProjectCard[]): readonly ProjectCard[] {
  return [...new Map(projects.map((project) => [project.id, project])).values()];
}
