import { business } from '@iwan/shared/contracts/business';

const number = new Intl.NumberFormat('en-AE');

const projects = (count: number) => (count === 1 ? '1 project' : `${number.format(count)} projects`);

function unplacedWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' · 1 has no place yet' : ` · ${number.format(count)} have no place yet`;
}

/** What a visitor reads on the map page. */
export const texts = {
  title: 'Map',
  head: `Map of Dubai properties | ${business.fullName}`,
  description:
    'Our projects on the map of Dubai and Masdar City, each with its picture, its place and its starting price.',
  summary: (onMap: number, unplaced: number) => `${projects(onMap)} on the map${unplacedWords(unplaced)}`,
  inViewOf: (count: number, unplaced: number) => `${projects(count)} in view${unplacedWords(unplaced)}`,
  narrowed: 'Only the results of your search.',
  showAll: 'Show all projects',
  price: (price: string) => `${price} onwards`,
  marker: (name: string, location: string | null) => (location === null ? name : `${name}, ${location}`),
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
  backToStart: 'Back to Dubai',
  browse: 'Browse properties',
  retry: 'Try again',
  failed: 'This part of the map could not be loaded.',
  noMap: 'The map could not be loaded. The list has every project that is on it.',
  skip: 'Skip the map',
} as const;
