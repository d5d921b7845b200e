import type { FieldRefusal } from '../api/api-error';

/**
 * Takes over what the document server says of the fields of a form that was posted without its code, in the place of the form that
 * `data-problems` marks: it is gone from there, and the form itself says it. What is about no field stays until the next attempt.
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

/** Another attempt begins: what the server has said of the last one is over. */
export function clearPostedProblems(form: Element): void {
  form.querySelector('[data-problems]')?.replaceChildren();
}
