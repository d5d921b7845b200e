/** How often a search alert is mailed, in the order in which it is offered; the earliest release had `daily` only. */
export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const;

export type AlertFrequency = (typeof alertFrequencies)[number];

/** Reads a frequency from a form or a response; `null` for any other value, as a backend without frequencies has it. */
export function readAlertFrequency(value: unknown): AlertFrequency | null {
  return alertFrequencies.find((each) => each === value) ?? null;
}
