/** Production builds are hashed, split and minified; development builds carry React Refresh and readable names. */
export type Mode = 'production' | 'development';
