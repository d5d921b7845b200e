import { agentsApi } from '@iwan/shared/api/agents';
import { blogsApi } from '@iwan/shared/api/blogs';
import { createHttp } from '@iwan/shared/api/create-http';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import { paths } from '@iwan/shared/paths/paths';

/** The measured pages, in the order of the report. */
export const pageNames = [
  'home',
  'list',
  'results',
  'area',
  'project',
  'map',
  'compare',
  'developers',
  'developer',
  'blog',
  'article',
  'career',
  'faq',
  'about',
  'contact',
  'team',
  'agents',
  'agent',
  'videos',
  'privacy',
  'terms',
] as const;
export type PageName = (typeof pageNames)[number];

export function isPageName(text: string): text is PageName {
  return (pageNames as readonly string[]).includes(text);
}

/** The paths of all pages on a site, with projects, articles and agents of its backend. */
export async function findPages(site: string): Promise<Readonly<Record<PageName, string>>> {
  const http = createHttp({ baseUrl: site, retries: 2, report: () => {} });
  const [{ items: projects }, [article], [agent]] = await Promise.all([
    projectsApi(http).page({ page: 1, perPage: 3 }),
    blogsApi(http).list(),
    agentsApi(http).list(),
  ]).catch((problem: unknown) => {
    throw new Error(`${site} does not say what is on it: ${problem instanceof Error ? problem.message : problem}.`);
  });
  const [project] = projects;
  if (!project) throw new Error(`${site} has no project to measure a page of.`);
  return {
    home: paths.home(),
    list: paths.properties(),
    results: paths.filterProperty(),
    area: paths.area('dubai-marina'),
    project: paths.project(project),
    map: paths.map(),
    compare: paths.compare({ project: projects.map(({ id }) => id) }),
    developers: paths.developers(),
    developer: paths.developerListed(project.developer?.name ?? 'independent'),
    blog: paths.blog(),
    article: paths.article(article?.id ?? '1'),
    career: paths.career(),
    faq: paths.faq(),
    about: paths.about(),
    contact: paths.contactUs(),
    team: paths.ourTeam(),
    agents: paths.agents(),
    agent: paths.agent(agent?.name ?? '1'),
    videos: paths.videoGallery(),
    privacy: paths.privacyPolicy(),
    terms: paths.termsAndCondition(),
  };
}
