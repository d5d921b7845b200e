/** In pixels. A small file can decompress to more than a machine's memory; the site's image server has the same limit. */
export const largestPicture = 50_000_000;

/** The shortest edge of a picture in pixels; anything below is a spacer or a tracking pixel. */
export const shortestEdge = 16;

/** Uploads that are received or processed at the same time: each may hold `largestUpload` (`domain/record/uploaded-file`) and a decoded picture in memory. */
export const mostUploads = 4;

/** The longest time that a picture may take, in seconds. */
export const longestEncoding = 30;
