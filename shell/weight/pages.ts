import { agentsApi } from '@iwan/shared/api/agents';
import { blogsApi } from '@iwan/shared/api/blogs';
import { createHttp } from '@iwan/shared/api/create-http';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import { pathIn } from '@iwan/shared/domain/format/languages';
import type { Agent, BlogCard, ProjectCard } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';

/** Records of a site's backend, of which pages are measured. */
interface Examples {
  readonly projects: readonly ProjectCard[];
  readonly project: ProjectCard;
  readonly article: BlogCard | undefined;
  readonly agent: Agent | undefined;
}

/** The measured pages with their paths, in the order of the report. */
const pathOf = {
  home: () => paths.home(),
  list: () => paths.properties(),
  results: () => paths.filterProperty(),
  area: () => paths.area('dubai-marina'),
  project: ({ project }: Examples) => paths.project(project),
  map: () => paths.map(),
  compare: ({ projects }: Examples) => paths.compare({ project: projects.map(({ id }) => id) }),
  developers: () => paths.developers(),
  developer: ({ project }: Examples) => paths.developerListed(project.developer?.name ?? 'independent'),
  blog: () => paths.blog(),
  article: ({ article }: Examples) => paths.article(article?.id ?? '1'),
  career: () => paths.career(),
  faq: () => paths.faq(),
  about: () => paths.about(),
  contact: () => paths.contactUs(),
  team: () => paths.ourTeam(),
  agents: () => paths.agents(),
  agent: ({ agent }: Examples) => paths.agent(agent?.name ?? '1'),
  videos: () => paths.videoGallery(),
  privacy: () => paths.privacyPolicy(),
  terms: () => paths.termsAndCondition(),
  arabicHome: () => pathIn('ar', paths.home()),
  arabicResults: () => pathIn('ar', paths.filterProperty()),
  arabicProject: ({ project }: Examples) => pathIn('ar', paths.project(project)),
  arabicArticle: ({ article }: Examples) => pathIn('ar', paths.article(article?.id ?? '1')),
} as const;

export type PageName = keyof typeof pathOf;
export const pageNames = Object.keys(pathOf) as readonly PageName[];

export function isPageName(text: string): text is PageName {
  return Object.hasOwn(pathOf, text);
}

/** The paths of all pages on a site, with projects, articles and agents of its backend. */
export async function findPages(site: string): Promise<Readonly<Record<PageName, string>>> {
  const http = createHttp({ baseUrl: site, retries: 2, report: () => {} });
  const [{ items: projects }, [article], [agent]] = await Promise.all([
    projectsApi(http).page({ page: 1, perPage: 3 }),
    blogsApi(http).list(),
    agentsApi(http).list(),
  ]).catch((error: unknown) => {
    throw new Error(`${site} does not say what is on it: ${error instanceof Error ? error.message : error}.`);
  });
  const [project] = projects;
  if (!project) throw new Error(`${site} has no project to measure a page of.`);
  const examples: Examples = { projects, project, article, agent };
  const found = Object.entries(pathOf).map(([name, path]) => [name, path(examples)] as const);
  return Object.fromEntries(found) as Readonly<Record<PageName, string>>;
}
