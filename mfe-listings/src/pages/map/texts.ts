import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the map page. */
export const textsOf = defineTexts({
  en: (format) => {
    /** How many projects have no position on the map; left out where all have one. */
    const unplacedText = (count: number) =>
      format.plural(count, {
        '=0': '',
        one: ' # more has no place on it yet.',
        other: ' # more have no place on it yet.',
      });
    return {
      title: 'Map',
      head: `Map of Dubai properties | ${business.fullName}`,
      description:
        'Our projects on the map of Dubai and Masdar City, each with its picture, its place and its starting price.',
      onMap: (count: number, unplaced: number) =>
        `${format.plural(count, { one: '# project is on the map.', other: '# projects are on the map.' })}${unplacedText(unplaced)}`,
      inView: (count: number) =>
        format.plural(count, { one: '# project is in view.', other: '# projects are in view.' }),
      inViewOf: (count: number, onMap: number, unplaced: number) => {
        const ofThem = format.plural(onMap, { one: '# project', other: '# projects' });
        const inView = {
          one: `# of the ${ofThem} on the map is in view.`,
          other: `# of the ${ofThem} on the map are in view.`,
        };
        return `${format.plural(count, inView)}${unplacedText(unplaced)}`;
      },
      allInView: (onMap: number, unplaced: number) =>
        `${format.plural(onMap, { one: '# project on the map is in view.', other: 'All # projects on the map are in view.' })}${unplacedText(unplaced)}`,
      inArea: (count: number) =>
        format.plural(count, { one: '# project is in your area.', other: '# projects are in your area.' }),
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
      /** Begins with the visible label (WCAG 2.5.3), which is short. */
      cluster: (count: number, location: string | null, price: string | null) => {
        const short = format.compact(count);
        const around = location === null ? '' : ` around ${location}`;
        const projects = format.plural(
          count,
          {
            one: `${short} project{around}`,
            other: `${short} projects{around}`,
          },
          { around },
        );
        return price === null ? projects : `${projects}, from ${price}`;
      },
      count: (count: number) => format.compact(count),
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
      drawing: 'Draw an area on the map',
      drawingHelp: 'Draw around the area, or press its corners one by one.',
      drawingKeys: 'By keyboard: arrow keys move the cross, Enter places a corner, Backspace takes it back.',
      corners: (count: number) => format.plural(count, { one: '# corner', other: '# corners' }),
      drawingDone: 'Show results',
      undo: 'Undo corner',
      cancel: 'Cancel',
      layers: 'Layers',
      layer: { metro: 'Metro stations', beaches: 'Public beaches' },
      layerPlace: (layer: 'metro' | 'beaches', name: string) => (layer === 'metro' ? `Metro station ${name}` : name),
      layersNote: 'A choice of them, at about their places.',
      showLayers: 'Show on the map',
    };
  },
});
