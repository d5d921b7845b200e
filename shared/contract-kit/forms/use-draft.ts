import { useEffect, useRef, useState } from 'react';
import type { FieldValue, FormValues } from './lead-form';

/** Files cannot be stored: they are kept as long as the page stands, also while a dialog with the form is closed. */
const draftFiles = new Map<string, FormValues>();

/**
 * What a visitor has typed into a form, kept in this tab across a reload until it is sent. Empty on the server and in
 * the first render of hydration, so that both agree.
 */
export function useDraft<Values extends FormValues>(key: string, empty: Values) {
  const [values, setValues] = useState(empty);
  // Several fields may be set within one event, as a browser does that fills in a whole form.
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
      // A browser that refuses its storage costs only the draft.
    }
  }

  return {
    values,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) => store({ ...latest.current, [name]: value }),
    /** Empties the form that has been sent, unless the visitor has typed on meanwhile. */
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

/** The stored draft, field by field and only where its type is the field's own: storage may hold anything. */
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

/** What was typed before the form became hydrated. */
function changed<Values extends FormValues>(values: Values, empty: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== empty[name])) as Partial<Values>;
}
