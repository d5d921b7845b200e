import { withQuery } from '@iwan/shared/paths/query';
import type { StoredSearch } from '@iwan/shared/paths/search-words';

/** The page with all ways of an alert: by email, and on this device. */
export const alertPath = ({ query, slug }: StoredSearch): string =>
  withQuery('/search-alerts/new', { query, slug: slug ?? undefined });
