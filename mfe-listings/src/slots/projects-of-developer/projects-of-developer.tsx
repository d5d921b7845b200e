import { ProjectsOf, type ProjectsOfData } from '../../parts/projects-of/projects-of';

/** The projects of a developer, on their page. */
export function ProjectsOfDeveloper({ data }: { readonly data: ProjectsOfData }) {
  return <ProjectsOf owner="developer" data={data} />;
}
