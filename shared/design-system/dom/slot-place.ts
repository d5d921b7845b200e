/** The attribute with the name of a slot, on the element that is the slot's place. */
export const slotPlaceMark = 'data-slot-place';

/** The event that an element dispatches when it has become such a place in the document. */
export const slotPlaceEvent = 'slot-place';

/** Announces that an element is a place now: the shell renders the slot into it. */
export function announcePlace(place: Element): void {
  place.dispatchEvent(new Event(slotPlaceEvent, { bubbles: true }));
}

/** The places below an element. */
export function placesIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[${slotPlaceMark}]`)];
}
