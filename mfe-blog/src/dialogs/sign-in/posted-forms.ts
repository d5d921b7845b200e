/** The names of the dialog's forms, as in `exposes.ts`; each is also the form's id. */
export const postedForms = { address: 'sign-in', code: 'sign-in-code', end: 'sign-out' } as const;

/** The names of fields that are only posted without script. */
export const fieldNames = {
  /** When the code was sent: milliseconds since 1970. */
  sentAt: 'sent-at',
  /** Of the button that leads to the code without sending another. */
  hasCode: 'has-code',
} as const;
