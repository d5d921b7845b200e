/** How somebody came whose lead is entered in the office. */
export const handSources = ['call', 'walk-in', 'message', 'referral', 'event', 'other'] as const;

export type HandSource = (typeof handSources)[number];
