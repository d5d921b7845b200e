/** Part of a name, from a form that the browser itself sends: what was typed and not ticked. */
export const typedParameters = { locationLike: 'location_like', propertyLike: 'property_like' } as const;
