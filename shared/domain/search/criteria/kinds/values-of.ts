import type { ParameterSource } from './criterion';

/** More than any control offers; a longer list is somebody's invention. */
const mostValues = 20;
const longestValue = 200;

/** The values of a parameter of an address, trimmed, each once in any case, in their order. */
export function valuesOf(from: ParameterSource, name: string): readonly string[] {
  const values = new Map<string, string>();
  for (const text of from.getAll(name)) {
    const value = text.trim();
    const key = value.toLowerCase();
    if (value !== '' && value.length <= longestValue && values.size < mostValues && !values.has(key)) {
      values.set(key, value);
    }
  }
  return [...values.values()];
}
