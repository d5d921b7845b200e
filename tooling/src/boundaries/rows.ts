/** The allowed imports of each module of a top folder, ordered from bottom to top. */
export type Rows = Readonly<Record<string, readonly string[]>>;
