import { translationName } from './start-up/names';

/**
 * Restores the original texts of a part that the browser has translated, so that React hydrates what the server sent. Islands inside
 * it are skipped. Returns a function that shows the translation again, except where the part has changed meanwhile.
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
 * Makes `removeChild` and `insertBefore` ignore nodes that a translator has removed. Otherwise they throw when React updates a
 * translated text, and the whole part fails.
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
