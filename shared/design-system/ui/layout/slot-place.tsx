import { announcePlace, slotPlaceMark } from '../../dom/slot-place';

/** One constant object: with another one React would empty the element again. */
const nothing = { __html: '' };

/**
 * A slot on a remote's page, which the shell fills with another remote's content. The page's table of contents lists it
 * (`slots`), and it is part of the server's HTML. React does not touch its content, which has a root of its own and neither
 * fails nor waits with the page.
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
