import { useEffect, useRef, useState } from 'react';
import type { FieldValue, FormValues } from './lead-form';

/** Files cannot be stored: they stay in memory as long as the page is open, also while a dialog with the form is closed. */
const draftFiles = new Map<string, FormValues>();

/**
 * The values of a form, stored in this tab across a reload until they are sent. Empty on the server and during hydration, so
 * that both render the same.
 */
export function useDraft<Values extends FormValues>(key: string, empty: Values) {
  const [values, setValues] = useState(empty);
  // Several fields may change within one event, as with autofill.
  const latest = useRef(empty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form has become hydrated
  useEffect(() => {
    latest.current = { ...restore(key, empty), ...draftFiles.get(key), ...changed(latest.current, empty) };
    setValues(latest.current);
  }, [key]);

  function store(next: Values): void {
    latest.current = next;
    setValues(next);
    const { files, rest } = parted(next);
    draftFiles.set(key, files);
    try {
      if (next === empty) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(rest));
    } catch {
      // Without storage, only the draft is lost.
    }
  }

  return {
    values,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) => store({ ...latest.current, [name]: value }),
    /** Clears the form that was sent, unless the visitor has typed on meanwhile. */
    clear: (sent: Values) => {
      if (latest.current === sent) store(empty);
    },
  };
}

function parted(values: FormValues): { readonly files: FormValues; readonly rest: FormValues } {
  const entries = Object.entries(values);
  const isFile = ([, value]: [string, FieldValue]) => typeof value === 'object';
  return {
    files: Object.fromEntries(entries.filter((entry) => isFile(entry) && entry[1] !== null)),
    rest: Object.fromEntries(entries.filter((entry) => !isFile(entry))),
  };
}

/** The stored draft, each field only if its type is right: storage may contain anything. */
function restore<Values extends FormValues>(key: string, empty: Values): Values {
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return empty;
  }
  if (typeof stored !== 'object' || stored === null) return empty;
  const known = Object.entries(stored).filter(
    ([name, value]) => name in empty && typeof value === typeof empty[name] && typeof value !== 'object',
  );
  return { ...empty, ...Object.fromEntries(known) };
}

/** What was typed before hydration. */
function changed<Values extends FormValues>(values: Values, empty: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== empty[name])) as Partial<Values>;
}
