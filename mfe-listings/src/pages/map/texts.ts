import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the map page. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Map',
    head: `Map of Dubai projects | ${business.fullName}`,
    description: 'Our projects on a map of Dubai and Masdar City, with photos, areas and starting prices.',
    onMap: (count: number) => format.plural(count, { one: '# project on the map.', other: '# projects on the map.' }),
    inView: (count: number) => format.plural(count, { one: '# project in view.', other: '# projects in view.' }),
    inViewOf: (count: number, onMap: number) =>
      `${format.number(count)} of ${format.plural(onMap, { one: '# project', other: '# projects' })} in view.`,
    allInView: (onMap: number) => format.plural(onMap, { one: '# project in view.', other: 'All # projects in view.' }),
    /** After one of these, where some projects have no position. */
    unplaced: (count: number) =>
      format.plural(count, { one: '# has no location yet.', other: '# have no location yet.' }),
    inArea: (count: number) =>
      format.plural(count, { one: '# project in your area.', other: '# projects in your area.' }),
    views: 'Map or list',
    view: { map: 'Map', list: 'List' },
    narrowed: 'Showing your search results only.',
    showAll: 'Show all projects',
    filters: 'Filters',
    asList: 'View as list',
    draw: 'Draw an area',
    searchHere: 'Search this area',
    drawingFailed: 'We could not load the drawing tool. Check your connection and try again.',
    price: (price: string) => `From ${price}`,
    marker: (name: string, location: string | null, price: string | null) =>
      `${location === null ? name : `${name}, ${location}`}${price === null ? '' : `, ${price}`}`,
    closeCard: 'Close',
    mapLabel: 'Map of Dubai',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    illustrative: 'Illustrative map',
    tileCredit: '© OpenStreetMap contributors',
    /** Begins with the visible label (WCAG 2.5.3), which is short. */
    cluster: (count: number, location: string | null, price: string | null) =>
      `${format.plural(
        count,
        { one: '{short} project', other: '{short} projects' },
        { short: format.compact(count) },
      )}${location === null ? '' : ` around ${location}`}${price === null ? '' : `, from ${price}`}`,
    count: (count: number) => format.compact(count),
    from: (price: string) => `${price}+`,
    none: 'No properties available',
    noneOnMap: 'No projects have a map location yet. See them all in the list.',
    noMatch: 'No projects match your filters.',
    nearMatches: 'View the nearest matches',
    noneInView: 'No projects in this part of the map.',
    noneInArea: 'No projects in this area.',
    wholeMap: 'Search the whole map',
    backToStart: 'Back to Dubai',
    browse: 'Browse projects',
    retry: 'Try again',
    failed: 'We could not load this part of the map.',
    noMap: 'We could not load the map. See every project in the list.',
    skip: 'Skip the map',
    drawing: 'Draw an area on the map',
    drawingHelp: 'Draw around the area, or tap each corner.',
    drawingKeys: 'Keyboard: use the arrow keys to move, Enter to add a corner and Backspace to remove it.',
    corners: (count: number) => format.plural(count, { one: '# corner', other: '# corners' }),
    drawingDone: 'Show results',
    undo: 'Remove last corner',
    cancel: 'Cancel',
    layers: 'Layers',
    layer: { metro: 'Metro stations', beaches: 'Public beaches' },
    layerPlace: (layer: 'metro' | 'beaches', name: string) => (layer === 'metro' ? `${name} metro station` : name),
    layersNote: 'Selected places. Locations are approximate.',
    showLayers: 'Show on map',
  }),
});
