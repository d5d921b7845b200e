interface Numbered {
  readonly id: number;
}

/** The records with one replaced by its changed form; a new one is appended. */
export function withRecord<Item extends Numbered>(items: readonly Item[], record: Item): readonly Item[] {
  const isKnown = items.some(({ id }) => id === record.id);
  return isKnown ? items.map((item) => (item.id === record.id ? record : item)) : [...items, record];
}
