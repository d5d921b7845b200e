const written = /(?<![\d.])(\d{1,2}(?:\.5)?)br/i;

/** The bedrooms in a configuration: `5BR`, `1.5 BR`, `3BR + maid`; `null` for one without. */
export function bedroomsIn(configuration: string): number | null {
  const [, figure] = written.exec(configuration.replace(/\s+/g, '')) ?? [];
  return figure === undefined ? null : Number(figure);
}

/** Five bedrooms or more, as one choice. */
export const fiveOrMore = '5BR+';

const orMore = /^(\d(?:\.5)?)BR\+$/i;

/** The minimum of a choice such as `5BR+`; `null` for an exact configuration. */
export function leastBedrooms(choice: string): number | null {
  const [, figure] = orMore.exec(choice.trim()) ?? [];
  return figure === undefined ? null : Number(figure);
}
