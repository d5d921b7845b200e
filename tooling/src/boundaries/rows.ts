/** What each module of a top folder may import, in the order in which they stand upon each other. */
export type Rows = Readonly<Record<string, readonly string[]>>;
