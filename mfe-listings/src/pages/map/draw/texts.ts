/** What a visitor reads while drawing an area on the map. */
export const texts = {
  drawing: 'Draw an area on the map',
  drawingHelp: 'Draw around the area, or press its corners one by one.',
  drawingKeys: 'By keyboard: arrow keys move the cross, Enter places a corner, Backspace takes it back.',
  corners: (count: number) => (count === 1 ? '1 corner' : `${count} corners`),
  drawingDone: 'Show results',
  undo: 'Undo corner',
  cancel: 'Cancel',
} as const;
