/** What a visitor reads in the list of what this browser has kept. */
export const texts = {
  title: 'Saved',
  favourites: 'Favourites',
  recent: 'Recently viewed',
  none: 'No favourites yet',
  reason: 'Press the heart on a property and it is kept here, in this browser only.',
  browse: 'Browse properties',
  clear: 'Clear',
  clearFavourites: 'Clear favourites',
  clearRecent: 'Clear recently viewed',
  remove: (name: string) => `Remove ${name} from favourites`,
  price: (price: string) => `${price} onwards`,
} as const;
