/** The fields of the form, by their parameters in the address. */
export const returnFields = ['rent', 'charge', 'vacancy', 'letting', 'repairs', 'lower', 'growth', 'money'] as const;
export type ReturnField = (typeof returnFields)[number];

/** Which type of unit is counted with. */
export const homeParameter = 'home';
