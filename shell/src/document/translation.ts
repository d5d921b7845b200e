import { translationName } from './start-up/names';

/**
 * Restores the texts of a part that the browser has translated, so that React finds what the server sent. Parts inside it are
 * left alone. Returns a function that shows the translation again, except where the part has changed meanwhile.
 */
export function undoTranslation(container: Element): () => void {
  const recorded: MutationRecord[] = Reflect.get(window, translationName) ?? [];
  const partOf = (node: Node) => (node as Element).closest('[data-island]');
  const own = recorded.filter(({ target }) => container.contains(target) && partOf(target) === partOf(container));
  for (const { target, addedNodes, removedNodes, nextSibling } of own.toReversed()) {
    replace(target, addedNodes, removedNodes, nextSibling);
  }
  const others = recorded.filter((record) => !own.includes(record));
  recorded.splice(0, Number.POSITIVE_INFINITY, ...others);
  return () => {
    for (const { target, addedNodes, removedNodes, nextSibling } of own) {
      replace(target, removedNodes, addedNodes, nextSibling);
    }
  };
}

function replace(parent: Node, before: NodeList, after: NodeList, next: Node | null): void {
  const isUnchanged = [...before, ...(next ? [next] : [])].every(({ parentNode }) => parentNode === parent);
  if (!isUnchanged) return;
  for (const node of before) parent.removeChild(node);
  for (const node of after) parent.insertBefore(node, next);
}

/**
 * React removes texts, and inserts elements before them, that a translator has replaced meanwhile. The browser would throw, and
 * the whole part would fail.
 */
export function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
  };
}
