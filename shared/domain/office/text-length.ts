/** How many characters a reader sees of a field with text or markup; 0 where it has none. */
export function textLength(value: unknown): number {
  return typeof value === 'string' ? value.replace(/<[^>]*>/g, '').trim().length : 0;
}

/** The names of what a record lacks, in the order of the table: whether it lacks each. */
export function missingOf<Name extends string>(isMissing: Readonly<Record<Name, boolean>>): readonly Name[] {
  return (Object.keys(isMissing) as Name[]).filter((name) => isMissing[name]);
}
