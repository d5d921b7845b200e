/**
 * The `Cache-Control` of pictures. Their address does not depend on their content: fresh for a day, then a week of
 * stale-while-revalidate.
 */
export const pictureCaching = 'public, max-age=86400, stale-while-revalidate=604800';
