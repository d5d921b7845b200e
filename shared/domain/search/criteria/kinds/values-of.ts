import type { ParameterSource } from './criterion';

/** The most values: no control offers more. */
const mostValues = 20;
const longestValue = 200;

/** The values of a parameter, trimmed, without duplicates ignoring case, in their order. */
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
