import { business } from '@iwan/shared/contracts/business';

const number = new Intl.NumberFormat('en-AE');

const compact = new Intl.NumberFormat('en-AE', { notation: 'compact' });
const plural = new Intl.PluralRules('en-AE');

const choose = (count: number, one: string, other: string) => (plural.select(count) === 'one' ? one : other);

const projects = (count: number) => `${number.format(count)} ${choose(count, 'project', 'projects')}`;

/** The sentence about the projects that are on no map; none where there are none. */
const unplacedWords = (count: number) =>
  count === 0 ? '' : ` ${number.format(count)} more ${choose(count, 'has', 'have')} no place on it yet.`;

/** What a visitor reads on the map page. */
export const texts = {
  title: 'Map',
  head: `Map of Dubai properties | ${business.fullName}`,
  description:
    'Our projects on the map of Dubai and Masdar City, each with its picture, its place and its starting price.',
  onMap: (count: number, unplaced: number) =>
    `${projects(count)} ${choose(count, 'is', 'are')} on the map.${unplacedWords(unplaced)}`,
  inView: (count: number) => `${projects(count)} ${choose(count, 'is', 'are')} in view.`,
  inViewOf: (count: number, onMap: number, unplaced: number) =>
    `${number.format(count)} of the ${projects(onMap)} on the map ${choose(count, 'is', 'are')} in view.${unplacedWords(unplaced)}`,
  allInView: (onMap: number, unplaced: number) =>
    `${choose(onMap, '', 'All ')}${projects(onMap)} on the map ${choose(onMap, 'is', 'are')} in view.${unplacedWords(unplaced)}`,
  inArea: (count: number) => `${projects(count)} ${choose(count, 'is', 'are')} in your area.`,
  views: 'Map or list',
  view: { map: 'Map', list: 'List' },
  narrowed: 'Only the results of your search.',
  showAll: 'Show all projects',
  filters: 'Filters',
  asList: 'As a list',
  draw: 'Draw an area',
  searchHere: 'Search this area',
  drawingFailed: 'Drawing could not be loaded. Check your connection and press again.',
  price: (price: string) => `${price} onwards`,
  marker: (name: string, location: string | null, price: string | null) =>
    [name, location, price].filter((part) => part !== null).join(', '),
  closeCard: 'Close',
  mapLabel: 'Map of Dubai',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  illustrative: 'Illustrative base map',
  tileCredit: '© OpenStreetMap contributors',
  /** Begins with what is seen of it (WCAG 2.5.3), which is short. */
  cluster: (count: number, location: string | null, price: string | null) =>
    [
      `${compact.format(count)} ${choose(count, 'project', 'projects')}${location === null ? '' : ` around ${location}`}`,
      ...(price === null ? [] : [`from ${price}`]),
    ].join(', '),
  count: (count: number) => compact.format(count),
  from: (price: string) => `${price}+`,
  none: 'No properties available',
  noneOnMap: 'None of the projects has a place on the map yet. The list has them all.',
  noneInView: 'There is no project in this part of the map.',
  noneInArea: 'There is no project in this area.',
  wholeMap: 'Search the whole map',
  backToStart: 'Back to Dubai',
  browse: 'Browse properties',
  retry: 'Try again',
  failed: 'This part of the map could not be loaded.',
  noMap: 'The map could not be loaded. The list has every project that is on it.',
  skip: 'Skip the map',
} as const;
