import { toSlug } from '@iwan/shared/domain/text/slug';

interface Named {
  readonly name: string;
}

/**
 * Finds a record by the name in a call of section 7: exactly, otherwise ignoring case, otherwise by its slug, since a site that
 * replaced a slug's hyphens by spaces has lost accents and punctuation. Of equal names the first wins.
 *
 *     reve d azur  =>  Rêve d’Azur
 */
export function indexByName<Item extends Named>(items: readonly Item[]): (name: string) => Item | undefined {
  const forms = [(name: string) => name, (name: string) => name.toLowerCase(), toSlug];
  const indexes = forms.map((form) => {
    const index = new Map<string, Item>();
    for (const item of items) {
      const key = form(item.name);
      if (!index.has(key)) index.set(key, item);
    }
    return { form, index };
  });
  return (name) => {
    const asked = name.trim();
    for (const { form, index } of indexes) {
      const found = index.get(form(asked));
      if (found !== undefined && form(asked) !== '') return found;
    }
    return undefined;
  };
}
