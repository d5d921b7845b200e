/** The longest that a field may be, in characters. */
export const longest = { name: 100, email: 254, message: 5000, location: 200 } as const;

/** How many digits a phone number has: the shortest local ones, and the most by ITU-T E.164. */
export const phoneDigits = { least: 7, most: 15 } as const;
