const reasons = [
  [/did not answer|read nothing/, 'hung'],
  [/out of memory|of memory/, 'memory'],
  [/was busy/, 'busy'],
  [/has changed/, 'globals'],
  [/nothing but talk|cannot be understood/, 'messages'],
  [/ended by itself/, 'exit'],
] as const;

/** Why a process has ended in one word, of a few: what its sentence says more would be a series each. */
export function endReason(sentence: string): string {
  return reasons.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'other';
}
