/** Projects on a page of each list (section 9). */
export const pageSizes = { premierListings: 3, properties: 9, results: 9 } as const;
