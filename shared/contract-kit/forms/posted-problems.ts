import type { FieldRefusal } from '../api/api-error';

/**
 * Takes the field errors that the document server has rendered into a form before hydration (`data-problems`): they are removed
 * from the HTML, and the hydrated form shows them. Errors without a field stay until the next attempt.
 */
export function takePostedProblems(form: Element): readonly FieldRefusal[] {
  const items = [...form.querySelectorAll<HTMLElement>('[data-problems] [data-field]')];
  const problems = items.map(({ dataset, textContent }) => ({
    field: dataset.field ?? '',
    message: textContent ?? '',
  }));
  for (const item of items) item.remove();
  if (form.querySelector('[data-problems] li') === null) clearPostedProblems(form);
  return problems;
}

/** Removes the server's messages before another attempt. */
export function clearPostedProblems(form: Element): void {
  form.querySelector('[data-problems]')?.replaceChildren();
}
