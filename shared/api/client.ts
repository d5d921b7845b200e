import type { Api } from '../contracts/api';
import { agentsApi } from './agents';
import { ApiError, isApiError } from './api-error';
import { blogsApi } from './blogs';
import { contactApi } from './contact';
import { developersApi } from './developers';
import { projectsApi } from './projects';
import { createTransport, type TransportOptions } from './transport';
import type { FetchJson, Report } from './wire';

export interface ApiOptions extends TransportOptions {
  /** Hears of every record that was skipped. */
  readonly report: Report;
  /** Reads in place of the network, for a server that keeps answers; what it throws becomes an `ApiError`. */
  readonly fetchJson?: FetchJson;
}

/** The calls of section 7 against one backend, the same in the browser and on the server. */
export function createApi({ report, fetchJson, ...options }: ApiOptions): Api {
  const transport = createTransport(options);
  const read = fetchJson ? asApiErrors(fetchJson) : transport.getJson;
  return {
    projects: projectsApi(read, report),
    developers: developersApi(read, report),
    agents: agentsApi(read, report),
    blogs: blogsApi(read, report),
    contact: contactApi(transport.postJson),
  };
}

function asApiErrors(fetchJson: FetchJson): FetchJson {
  return async (path, signal) => {
    try {
      return await fetchJson(path, signal);
    } catch (cause) {
      if (isApiError(cause)) throw cause;
      throw new ApiError(signal?.aborted ? 'aborted' : 'network', { cause });
    }
  };
}
