/**
 * The tables behind section 7. Columns carry the wire's own names (section 3), so that a row needs no translation on
 * its way out. Only PostgreSQL's plain types are used: the same schema and migrations run on PGlite and on a server.
 */

export * from './tables/blogs';
export * from './tables/bookkeeping';
export * from './tables/catalogue';
export * from './tables/lead-work';
export * from './tables/leads';
export * from './tables/office';
export * from './tables/publication';
export * from './tables/search-alerts';
export * from './tables/sign-in';
