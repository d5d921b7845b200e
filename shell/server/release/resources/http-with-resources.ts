import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { Site } from '../composed-site';
import { askResource, type ResourceContext, resourceAt } from './ask-resource';

/**
 * A client of the backend that also reads the resources of the site: a loader, or another resource, reads one at its address,
 * on the server as in the browser. A resource that is read this way can only reach the backend, so that there is no recursion.
 */
export function httpWithResources(http: Http, site: Site, context: Omit<ResourceContext, 'http'>): Http {
  return {
    ...http,
    async get(path, signal = new AbortController().signal) {
      const url = new URL(path, context.siteUrl);
      const resource = url.pathname.startsWith('/api/') ? null : resourceAt(site, url.pathname);
      if (!resource) return http.get(path, signal);
      const { status, body } = await askResource(resource, url, { ...context, http }, signal);
      if (status !== 200) throw new ApiError('status', { status });
      return JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'));
    },
  };
}
