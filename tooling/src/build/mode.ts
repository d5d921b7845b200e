/** Production builds are hashed, split and minified; development builds have React Refresh and readable names. */
export type Mode = 'production' | 'development';
