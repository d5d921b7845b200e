const reasons = [
  [/did not answer|read nothing/, 'hung'],
  [/out of memory|of memory/, 'memory'],
  [/was busy/, 'busy'],
  [/nothing but talk|cannot be understood/, 'messages'],
  [/ended by itself/, 'exit'],
] as const;

/** The reason for the end of a process as one of a few labels: its full sentence would be a series each. */
export function endReason(sentence: string): string {
  return reasons.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'other';
}
