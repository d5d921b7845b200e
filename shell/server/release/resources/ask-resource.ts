import type { Http } from '@iwan/shared/contracts/http';
import type { ResourceModule, ResourceResponse } from '@iwan/shared/contracts/module';
import type { ComposedResource } from '../../../src/composition/composition';
import { matchPath } from '../../../src/composition/match-route';
import { plainPath, readingOf } from '../../../src/document/languages';
import { withTimeLimit } from '../../../src/network/time-limit';
import type { ServiceCache } from '../../data/services/service-cache';
import type { Site } from '../composed-site';
import type { LiveRelease } from '../read-release';
import { checkedResponse } from './checked-response';

/** The timeout of a resource in milliseconds. */
const timeLimit = 8_000;

/** The arguments of resources. */
export interface ResourceContext {
  readonly http: Http;
  /** The origin of canonical addresses. */
  readonly siteUrl: string;
  readonly services: ServiceCache;
}

export interface FoundResource {
  readonly module: ResourceModule;
  /** For the log: `mfe-blog resource "feed"`. */
  readonly owner: string;
  readonly params: Readonly<Record<string, string>>;
  /** The services that its release has declared. */
  readonly declared: readonly string[];
}

/** The resource at a path in any language; `null` where there is none. */
export function resourceAt({ resources, releases }: Site, address: string): FoundResource | null {
  const pathname = plainPath(address);
  for (const resource of resources) {
    const params = matchPath(resource.path, pathname);
    if (params) return foundResource(resource, releases.get(resource.remote) ?? null, params);
  }
  return null;
}

function foundResource(
  { remote, name }: ComposedResource,
  live: LiveRelease | null,
  params: FoundResource['params'],
): FoundResource | null {
  const module = live?.resources.get(name);
  if (!live || !module) return null;
  return { module, owner: `${remote} resource "${name}"`, params, declared: live.release.services ?? [] };
}

/** The validated result of a resource. Rejects where it fails or times out, and with a `ModuleFailure` while it is not called. */
export async function askResource(
  { module, params, declared }: FoundResource,
  { pathname, searchParams: query }: URL,
  { http, siteUrl, services }: ResourceContext,
  aborted = new AbortController().signal,
): Promise<Required<ResourceResponse>> {
  return checkedResponse(
    await withTimeLimit(timeLimit, aborted, (signal) => {
      const args = { ...readingOf(pathname), params, query, signal, http, siteUrl, services: services.for(declared) };
      return module.resource(args);
    }),
  );
}
