import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { Site } from '../releases/composed-site';
import { askResource, type ResourceContext, resourceAt } from './ask-resource';

/**
 * A way to the backend that also knows the resources of the site: a loader, and another resource, read one at its own
 * address, on the server as in the browser. What is read in this way has the backend alone, so that no two ask each other.
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
