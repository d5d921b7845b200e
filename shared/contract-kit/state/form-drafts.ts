/** An unsaved draft of a form, with the record that it was based on. */
export interface FormDraft {
  readonly at: string;
  readonly base: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

const keyOf = (form: string) => `iwan-office-draft:${form}`;

/** The draft of a form in this browser; `null` where there is none, or storage is refused. */
export function readDraft(form: string): FormDraft | null {
  try {
    const text = localStorage.getItem(keyOf(form));
    const draft: unknown = text === null ? null : JSON.parse(text);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Never throws: if storage is full or refused, the form itself still has the values. */
export function writeDraft(form: string, draft: FormDraft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // The form itself still has it.
  }
}

export function dropDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Deletes all drafts of this browser: after a sign-out nobody else must be able to read them. */
export function dropAllDrafts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyOf('')));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

function isDraft(value: unknown): value is FormDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { at, base, values } = value as Partial<Record<keyof FormDraft, unknown>>;
  return (
    typeof at === 'string' && typeof base === 'object' && base !== null && typeof values === 'object' && values !== null
  );
}
