/**
 * The tables behind section 7. Columns have the names of the wire (section 3), so that rows are sent without renaming. Only
 * PostgreSQL's plain types are used: the same schema and migrations run on PGlite and on a server.
 */

export * from './tables/blogs';
export * from './tables/bookkeeping';
export * from './tables/catalogue';
export * from './tables/feeds';
export * from './tables/leads';
export * from './tables/office';
export * from './tables/publication';
export * from './tables/reviews';
export * from './tables/sales';
export * from './tables/search-alerts';
export * from './tables/shortlists';
export * from './tables/sign-in';
export * from './tables/translations';
