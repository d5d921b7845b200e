/** What of a made listing differs from the others: elements by their names; an empty one is left out. */
export type MadeListing = Readonly<Record<string, string>>;

/** A listing in Property Finder's format. */
export function propertyXml(listing: MadeListing, photos: readonly string[] = []): string {
  const usual = {
    ...{ reference_number: 'RS-1', permit_number: '7100007919', offering_type: 'RS', property_type: 'AP' },
    ...{ price: '1950000', city: 'Dubai', community: 'Dubai Marina', title_en: 'A home' },
    ...{ description_en: 'One line.', size: '1200', bedroom: '2', bathroom: '2' },
  };
  const elements = Object.entries({ ...usual, ...listing }).filter(([, text]) => text !== '');
  const urls = photos.map((url) => `<url last_updated="2026-11-01 10:00:00">${url}</url>`).join('');
  const inside = elements.map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`).join('');
  return `<property last_update="2026-11-01 10:00:00">${inside}<photo>${urls}</photo></property>`;
}

export const feedXml = (properties: readonly string[]) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<list>${properties.join('\n')}</list>`);
