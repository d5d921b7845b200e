import { type DragEvent, useState } from 'react';

/** The properties of an entry that can be dragged to the place of another one. */
export interface DragProps {
  readonly draggable: true;
  readonly opacity: number;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/**
 * Lets entries of a list be moved by dragging, for the entry at each place. `onMove` is called with both places, which count from 0.
 * A drag from another list or of a file is left to others. Buttons have to offer the same (`OrderButtons`).
 */
export function useDragOrder(onMove: (from: number, to: number) => void): (place: number) => DragProps {
  const [dragged, setDragged] = useState<number | null>(null);
  return (place) => ({
    draggable: true,
    opacity: dragged === place ? 0.5 : 1,
    onDragStart: () => setDragged(place),
    onDragEnd: () => setDragged(null),
    onDragOver: (event) => {
      if (dragged !== null) event.preventDefault();
    },
    onDrop: (event) => {
      if (dragged === null) return;
      event.preventDefault();
      setDragged(null);
      onMove(dragged, place);
    },
  });
}
