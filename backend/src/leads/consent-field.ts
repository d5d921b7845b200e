/** Where a lead keeps the words that its sender has agreed to; the time is that of the lead. A submission does not have it. */
export const consentField = 'consent_text';
