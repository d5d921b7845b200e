type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes back what a visitor has typed or ticked before React came, and returns what enters it again once React is there.
 * React would leave it standing in the field and know nothing of it. Islands inside `root` are left alone: each takes
 * its own.
 */
export function takeEarlyInput(root: Element): () => void {
  const again: (() => void)[] = [];
  const listening = new AbortController();
  // Fields in which the visitor goes on meanwhile: what they read then belongs behind what was taken.
  const goneOn = new WeakSet<EventTarget>();
  root.addEventListener('input', ({ target }) => target && goneOn.add(target), { signal: listening.signal });
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    const island = field.closest('[data-island-root]');
    if (island && island !== root && root.contains(island)) continue;
    if (isChoice(field)) {
      if (field.type !== 'checkbox' || field.checked === field.defaultChecked) continue;
      field.checked = field.defaultChecked;
      again.push(() => field.click());
    } else if (field.value !== field.defaultValue) {
      const typed = field.value;
      field.value = field.defaultValue;
      again.push(() => enter(field, goneOn.has(field) ? typed + field.value : typed));
    }
  }
  return () => {
    listening.abort();
    for (const enterAgain of again) enterAgain();
  };
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio', 'range', 'file', 'hidden'].includes(field.type);
}

/** Types into a field as a visitor would. The prototype's setter, because React listens at the element's own. */
function enter(field: Field, text: string): void {
  if (!field.isConnected) return;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
