/** What one island may put into a document, in characters: fifty times what the largest of ours has. */
const mostData = 2_000_000;

/**
 * The data of an island as it travels in the document, empty for none. Throws a sentence for what cannot, or would make a
 * document that is too large to send: what cannot travel would take the whole document with it.
 */
export function islandJson(data: unknown): string {
  const json = JSON.stringify(data) ?? '';
  if (json.length <= mostData) return json;
  const megabytes = (count: number) => `${(count / 1_000_000).toFixed(1)} MB`;
  throw new Error(`Its data has ${megabytes(json.length)}; a document carries ${megabytes(mostData)} for one part.`);
}
