import { Component, type ReactNode, type RefObject } from 'react';

interface KeepsPlaceProps {
  /** The element in which comments are inserted and removed. */
  readonly part: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

interface Anchor {
  readonly element: Element;
  readonly top: number;
}

/**
 * Keeps the scroll position when a comment is inserted above: that of the focused field, or of the first visible comment.
 * Browsers with scroll anchoring choose the first visible element, which is the form above the comments; Safari has none. A
 * class component, because only `getSnapshotBeforeUpdate` can measure before React changes the page.
 */
export class KeepsPlace extends Component<KeepsPlaceProps> {
  override getSnapshotBeforeUpdate(): Anchor | null {
    const element = anchorIn(this.props.part.current);
    return element && { element, top: element.getBoundingClientRect().top };
  }

  override componentDidUpdate(_before: KeepsPlaceProps, _state: unknown, anchor: Anchor | null): void {
    if (anchor === null || !anchor.element.isConnected) return;
    const moved = anchor.element.getBoundingClientRect().top - anchor.top;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function anchorIn(part: HTMLElement | null): Element | null {
  if (part === null) return null;
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement && part.contains(activeElement)) return activeElement;
  const comments = [...part.querySelectorAll('[data-comment]')];
  const inSight = comments.find((comment) => comment.getBoundingClientRect().bottom > 0);
  if (inSight === undefined) return part.getBoundingClientRect().bottom < 0 ? (part.lastElementChild ?? null) : null;
  return inSight.getBoundingClientRect().top < window.innerHeight ? inSight : null;
}
