/**
 * How long browsers and caches in front keep a picture, in the words of HTTP. Its address says nothing of its content: it is
 * fresh for a day, and then shown for a week while it is asked for again.
 */
export const pictureCaching = 'public, max-age=86400, stale-while-revalidate=604800';
