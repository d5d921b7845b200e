/** The longest values, in characters. */
export const longest = { name: 100, email: 254, message: 5000, location: 200 } as const;

/** The number of digits of a phone number: the shortest local ones, and the longest by ITU-T E.164. */
export const phoneDigits = { least: 7, most: 15 } as const;
