/** Part of a name, in a form that the browser submits: typed and not chosen. */
export const typedParameters = { locationLike: 'location_like', propertyLike: 'property_like' } as const;
