/** What a visitor reads on the search panel; section 2 fixes the names of the controls. */
export const texts = {
  form: 'Find a property',
  locations: 'Locations',
  anyLocation: 'Any location',
  findLocation: 'Find a location',
  properties: 'Properties',
  anyProperty: 'Any property',
  findProperty: 'Find a property by name',
  locked: 'Choose a location first',
  advanced: 'Advanced Filter',
  find: 'Find Property',
  clear: 'Clear',
  done: 'Done',
  nothingFound: 'Nothing of that name',
  chosen: (first: string, more: number) => (more === 0 ? first : `${first}, +${more}`),
} as const;
