import { ProjectsOf, type ProjectsOfData } from '../../parts/projects-of/projects-of';

/** The projects of an agent, on their page. */
export function ProjectsOfAgent({ data }: { readonly data: ProjectsOfData }) {
  return <ProjectsOf owner="agent" data={data} />;
}
