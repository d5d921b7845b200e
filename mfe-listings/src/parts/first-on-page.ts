import { type RefObject, useLayoutEffect, useState } from 'react';

type Member = readonly [element: Element, tell: (isFirst: boolean) => void];

/** What is on the page of one kind, in any part of it: the parts are roots of their own. */
const members = new Set<Member>();

let first: Member | undefined;

/** Tells who has become the first, and who is it no longer. */
function tellFirst(): void {
  let found: Member | undefined;
  for (const member of members) {
    const isEarlier = found && found[0].compareDocumentPosition(member[0]) & Node.DOCUMENT_POSITION_PRECEDING;
    if (found === undefined || isEarlier) found = member;
  }
  if (found === first) return;
  first?.[1](false);
  found?.[1](true);
  first = found;
}

/** Whether an element is the first of all that ask this on the page; not on the server, nor in the first render. */
export function useIsFirstOnPage(ref: RefObject<Element | null>, isThere: boolean): boolean {
  const [isFirst, setFirst] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isThere || element === null) return;
    const member: Member = [element, setFirst];
    members.add(member);
    tellFirst();
    return () => {
      members.delete(member);
      tellFirst();
    };
  }, [ref, isThere]);
  return isFirst;
}
