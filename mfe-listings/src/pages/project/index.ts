import { defineRoute, lostPageRedirect } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { projectHead } from './head/project-head';
import { type ProjectData, ProjectPage } from './project-page';
import { textsOf } from './texts';

export const route = defineRoute<ProjectData>({
  Component: ProjectPage,
  loader: async (args) => (await import('./load-project-page')).loadProjectPage(args),
  head: projectHead,
  action: async (args) => (await import('@iwan/shared/forms/enquiry-action')).enquiryAction(args),
  addresses: async ({ http, signal }) => (await import('./project-addresses')).projectAddresses(http, signal),
  status: ({ project }) => (project === null ? 404 : 200),
  redirect: ({ project }, { locale }) =>
    project === null ? lostPageRedirect({ to: paths.home(), notice: textsOf(locale).notFound }) : null,
});
