/** The names of the dialog's forms, as `exposes.ts` lists them; each has its name as its id. */
export const postedForms = { address: 'sign-in', code: 'sign-in-code', end: 'sign-out' } as const;

/** The names of fields that no script sends. */
export const fieldNames = {
  /** When the code was sent: milliseconds since 1970. */
  sentAt: 'sent-at',
  /** Of the button that leads to the code without sending another. */
  hasCode: 'has-code',
} as const;
