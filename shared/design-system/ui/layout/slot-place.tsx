import { announcePlace, slotPlaceMark } from '../../dom/slot-place';

/** One object for good: with another one React would empty the element again. */
const nothing = { __html: '' };

/**
 * A place on a remote's page where the shell puts the part of another remote. The page's table of contents lists it
 * (`slots`), and it stands on the page from the first HTML on. React leaves its content alone: that has roots of its
 * own, which neither fail nor wait with the page. Empty in a shell of a contract before 2.2.
 */
export function SlotPlace({ name }: { readonly name: string }) {
  const mark = { [slotPlaceMark]: name };
  return (
    <div
      {...mark}
      ref={announceWhenThere}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: says that the content is none of React's
      dangerouslySetInnerHTML={nothing}
    />
  );
}

function announceWhenThere(place: Element | null): void {
  if (place) announcePlace(place);
}
