// Imported by the package's name: the singletons that the shell has initialised.
import { rememberInAddress } from '@iwan/shared/router/router';
import { useEffect, useRef, useState } from 'react';
import type { FieldRefusal } from '../api/api-error';
import { type FieldRule, type FieldRules, type FormValues, type Issues, trimmed, wireNameOf } from './lead-form';
import { postedParameters, takePostedErrors } from './posted-form';

interface Options<Values extends FormValues> {
  /** The id of the form; those of its fields begin with it. */
  readonly id: string;
  readonly fields: FieldRules<Values>;
  readonly values: Values;
  /** The document is the response to this form: its HTML has the errors. */
  readonly wasPosted: boolean;
}

/**
 * The errors of the fields (section 5): shown when a field is left, removed when it is valid. Sending an invalid form focuses
 * the first invalid field.
 */
export function useFieldErrors<Values extends FormValues>({ id, fields, values, wasPosted }: Options<Values>) {
  const [errors, setErrors] = useState({} as Issues<Values>);
  // The invalid fields in their order: a new array at every attempt to send.
  const [attempt, setAttempt] = useState<readonly string[]>([]);
  // Errors of the document server about a value that hydration restores.
  const awaited = useRef(new Set<string>());
  const ruleOf = (name: string): FieldRule => fields[name as keyof Values & string] as FieldRule;

  // Adopts the document server's errors, and removes the result from the address, so that a reload does not repeat it. The
  // focus does not move: the visitor may be anywhere on the page by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has become hydrated
  useEffect(() => {
    const element = document.getElementById(id);
    if (!wasPosted || element === null) return;
    const wrong = refusedFields(takePostedErrors(element), fields);
    const names = Object.keys(wrong);
    // A browser does not restore a file.
    for (const name of names) if (ruleOf(name).empty !== null) awaited.current.add(name);
    setErrors((now) => ({ ...wrong, ...now }));
    rememberInAddress(Object.fromEntries(postedParameters.map((name) => [name, undefined])));
  }, []);

  // After the errors were rendered, so that a screen reader reads the first with its field.
  useEffect(() => {
    const [first] = attempt;
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
  }, [attempt, id]);

  return {
    errors,

    /** Shows the errors and focuses the first field. Returns whether there are any. */
    showErrors(wrong: Issues<Values>): boolean {
      const names = Object.keys(wrong);
      setErrors(wrong);
      setAttempt(names);
      return names.length > 0;
    },

    /** Called when a value changes: removes its error once it is valid. */
    forgetMended<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
      const { issueOf, empty: nothing } = ruleOf(name);
      const typed = typeof value === 'string' ? value.trim() : value;
      const isAwaited = awaited.current.delete(name);
      setErrors((now) => {
        const isAboutValue = isAwaited && issueOf(nothing) !== now[name];
        // The error is removed once corrected, and not replaced by another one while the visitor types.
        return isAboutValue || issueOf(typed) === now[name] ? now : without(now, name);
      });
    },

    /** Validates a field when it is left, unless it is empty. */
    check(name: string): void {
      const value = trimmed(values)[name] ?? ruleOf(name).empty;
      const error = value === ruleOf(name).empty ? undefined : ruleOf(name).issueOf(value);
      if (error !== undefined) setErrors((now) => ({ ...now, [name]: error }));
    },

    /** A file is validated at once: there is no typing to wait for. */
    checkFile(name: string, file: File): void {
      const error = ruleOf(name).issueOf(file);
      if (error !== undefined) setErrors((now) => ({ ...now, [name]: error }));
    },
  };
}

function without<Values extends FormValues>(errors: Issues<Values>, name: keyof Values & string): Issues<Values> {
  const { [name]: _, ...others } = errors;
  return others as Issues<Values>;
}

/** The backend's field errors by field of the form. */
export function refusedFields<Values extends FormValues>(
  refusals: readonly FieldRefusal[],
  fields: FieldRules<Values>,
): Issues<Values> {
  const names = Object.keys(fields) as (keyof Values & string)[];
  const found = names.flatMap((name) => {
    const refusal = refusals.find(({ field }) => field === wireNameOf(fields, name));
    return refusal === undefined ? [] : [[name, refusal.message] as const];
  });
  return Object.fromEntries(found) as Issues<Values>;
}
