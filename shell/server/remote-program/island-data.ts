/** The limit of one island's data in a document, in characters: fifty times that of our largest. */
const mostData = 2_000_000;

/**
 * The data of an island as JSON, empty for none. Throws with a sentence for data that cannot be serialised or is too large: it
 * would make the whole document fail.
 */
export function islandJson(data: unknown): string {
  const json = JSON.stringify(data) ?? '';
  if (json.length <= mostData) return json;
  const megabytes = (count: number) => `${(count / 1_000_000).toFixed(1)} MB`;
  throw new Error(`Its data has ${megabytes(json.length)}; a document carries ${megabytes(mostData)} for one part.`);
}
