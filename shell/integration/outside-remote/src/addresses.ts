import { encodeSegment } from '@iwan/shared/paths/segment';

/** The addresses of this remote's pages. */
export const addresses = {
  start: () => '/guides/',
  visit: () => '/guides/visit',
  guide: (id: string) => `/guides/${encodeSegment(id)}`,
};
