/** The fields of the form, by their query parameters. */
export const returnFields = ['rent', 'charge', 'vacancy', 'letting', 'repairs', 'lower', 'growth', 'money'] as const;
export type ReturnField = (typeof returnFields)[number];

/** The type of unit. */
export const homeParameter = 'home';
