/** The name of a field as words, for one that has no label: `consent_text` and `consentText` => `Consent text`. */
export const plainName = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
