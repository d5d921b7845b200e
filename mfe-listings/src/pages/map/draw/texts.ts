import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of drawing an area on the map. */
export const textsOf = defineTexts({
  en: (format) => ({
    drawing: 'Draw an area on the map',
    drawingHelp: 'Draw around the area, or press its corners one by one.',
    drawingKeys: 'By keyboard: arrow keys move the cross, Enter places a corner, Backspace takes it back.',
    corners: (count: number) => format.plural(count, { one: '# corner', other: '# corners' }),
    drawingDone: 'Show results',
    undo: 'Undo corner',
    cancel: 'Cancel',
  }),
});
