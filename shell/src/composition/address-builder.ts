import { encodeSegment } from '@iwan/shared/paths/segment';
import type { Composition } from './composition';

/**
 * Builds the addresses of the pages that the current composition has, by `remote/page`; `null` where it has no
 * such page or a parameter is missing. `/guides/:id` and `{ id: 'a b' }` // => `/guides/a%20b`
 */
export function addressBuilder(composition: () => Pick<Composition, 'addresses'>) {
  return (page: string, params: Readonly<Record<string, string>>): string | null => {
    const { addresses } = composition();
    const pattern = Object.hasOwn(addresses, page) ? addresses[page] : undefined;
    if (pattern === undefined) return null;
    let isWhole = true;
    const address = pattern.replace(/:(\w+)/g, (_, name: string) => {
      const value = params[name];
      isWhole &&= value !== undefined && value !== '';
      return encodeSegment(value ?? '');
    });
    return isWhole ? address : null;
  };
}
