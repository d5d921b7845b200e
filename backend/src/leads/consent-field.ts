/**
 * The field of a lead with the words that its sender has agreed to; the time is that of the lead. It is not part of a
 * submission.
 */
export const consentField = 'consent_text';
