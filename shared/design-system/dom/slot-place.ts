/** The attribute that names a place of a remote's page, on the element that is the place. */
export const slotPlaceMark = 'data-slot-place';

/** What an element says of itself when it has become such a place in the document. */
export const slotPlaceEvent = 'slot-place';

/** Says that an element is a place now: whatever belongs there is put into it. */
export function announcePlace(place: Element): void {
  place.dispatchEvent(new Event(slotPlaceEvent, { bubbles: true }));
}

/** The places below an element. */
export function placesIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[${slotPlaceMark}]`)];
}
