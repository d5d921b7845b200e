/** Projects on a page of each list (section 9). */
export const pageSizes = { premierListings: 3, properties: 9, results: 9 } as const;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A small number within an English sentence, as a word. */
export const inWords = (number: number): string => words[number] ?? String(number);
