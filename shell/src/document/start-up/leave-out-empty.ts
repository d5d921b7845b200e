/**
 * Keeps empty fields out of the address of a search that the browser itself sends, as the shell does with those that it
 * follows. Written to stand alone: its text is sent.
 */
export function leaveOutEmpty(): void {
  // At the window: whoever follows a search in its place has said so by then.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'get') return;
    const leaveOut = ({ formData }: FormDataEvent) => {
      for (const name of new Set(formData.keys())) {
        const values = formData.getAll(name).filter((value) => value !== '');
        formData.delete(name);
        for (const value of values) formData.append(name, value);
      }
    };
    target.addEventListener('formdata', leaveOut, { once: true });
  });
}
