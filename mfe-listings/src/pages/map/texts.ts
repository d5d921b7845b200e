import { business } from '@iwan/shared/contracts/business';

const number = new Intl.NumberFormat('en-AE');

const projects = (count: number) => (count === 1 ? '1 project' : `${number.format(count)} projects`);

const unplacedWords = (count: number) => (count === 0 ? '' : ` · ${number.format(count)} not shown`);

/** What a visitor reads on the map page. */
export const texts = {
  title: 'Map',
  head: `Map of Dubai properties | ${business.fullName}`,
  description:
    'Our projects on the map of Dubai and Masdar City, each with its picture, its place and its starting price.',
  summary: (onMap: number, unplaced: number) => `${projects(onMap)} on the map${unplacedWords(unplaced)}`,
  inViewOf: (count: number, unplaced: number) => `${projects(count)} in view${unplacedWords(unplaced)}`,
  inAreaOf: (count: number) => `${projects(count)} in your area`,
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
  cluster: (count: number, location: string | null) =>
    location === null ? projects(count) : `${projects(count)} around ${location}`,
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
