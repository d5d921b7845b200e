/** How many characters a reader sees of a field with text or markup; 0 where it has none. */
export function textLength(value: unknown): number {
  return typeof value === 'string' ? value.replace(/<[^>]*>/g, '').trim().length : 0;
}
