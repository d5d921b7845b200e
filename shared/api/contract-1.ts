import type { Http } from '../contracts/http';
import { agentsApi } from './agents';
import { blogsApi } from './blogs';
import type { AgentsCalls, BlogsCalls, ContactLead, DevelopersCalls, ProjectsCalls } from './calls';
import { contactApi } from './contact';
import { developersApi } from './developers';
import { projectsApi } from './projects';

/** The calls as loaders of contract 1 were given them. A release of today is given an `Http`, and bundles its calls. */
export interface Api {
  readonly projects: ProjectsCalls;
  readonly developers: DevelopersCalls;
  readonly agents: AgentsCalls;
  readonly blogs: BlogsCalls;
  readonly contact: {
    send(lead: ContactLead, idempotencyKey: string, signal?: AbortSignal): Promise<void>;
  };
}

/** The calls of contract 1 over the transport of today. */
export function createApi(http: Http): Api {
  return {
    projects: projectsApi(http),
    developers: developersApi(http),
    agents: agentsApi(http),
    blogs: blogsApi(http),
    contact: { send: (lead, key, signal) => contactApi(http).send(lead, key, { signal }) },
  };
}
