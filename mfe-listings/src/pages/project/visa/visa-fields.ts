/** The fields of the form, by their query parameters. */
export const visaFields = { owners: 'owners', share: 'share' } as const;

export const mostOwners = 4;
