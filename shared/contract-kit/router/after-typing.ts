const textFields = 'input:not([type=checkbox], [type=radio]), textarea';

/** Calls back at once, or when the visitor has left the text field that has the focus: what opens by itself would take it. */
export function afterTyping(action: () => void, signal: AbortSignal): void {
  const field = document.activeElement;
  if (signal.aborted) return;
  if (!field?.matches(textFields)) {
    action();
    return;
  }
  // The next field has the focus after this event.
  const left = () => setTimeout(() => afterTyping(action, signal));
  field.addEventListener('blur', left, { once: true, signal });
}
