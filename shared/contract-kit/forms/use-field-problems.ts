// By its name as a package, as all that the shell has filled.
import { rememberInAddress } from '@iwan/shared/router/router';
import { useEffect, useRef, useState } from 'react';
import type { FieldRefusal } from '../api/api-error';
import { type FieldRule, type FieldRules, type FormValues, type Problems, trimmed, wireNameOf } from './lead-form';
import { postedParameters } from './posted-form';
import { takePostedProblems } from './posted-problems';

/** The fields that were found wrong, in their order, and whether whoever sends is led to the first. */
interface Found {
  readonly names: readonly string[];
  readonly leads: boolean;
}

interface Options<Values extends FormValues> {
  /** Of the form in the document; those of its fields begin with it. */
  readonly id: string;
  readonly fields: FieldRules<Values>;
  readonly values: Values;
  /** The document was answered to this form: it has its problems in its HTML. */
  readonly wasPosted: boolean;
}

/**
 * What is wrong with the fields of a form (section 5): said when a field is left, gone when it is mended. Sending with
 * problems leads to the first field that has one.
 */
export function useFieldProblems<Values extends FormValues>({ id, fields, values, wasPosted }: Options<Values>) {
  const [problems, setProblems] = useState({} as Problems<Values>);
  // A new one at every attempt to send.
  const [found, setFound] = useState<Found>({ names: [], leads: false });
  // What the document server has said of a value that hydration enters again.
  const awaited = useRef(new Set<string>());
  const ruleOf = (name: string): FieldRule => fields[name as keyof Values & string] as FieldRule;

  // What the document server has said of the form stands at its fields from now on, like all that is said later. The address
  // has said how it went: reloaded, it would say so again. Nobody is led to the fields: the visitor may be anywhere by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has become hydrated
  useEffect(() => {
    const element = document.getElementById(id);
    if (!wasPosted || element === null) return;
    const wrong = refusedFields(takePostedProblems(element), fields);
    const names = Object.keys(wrong);
    // No browser enters a file again.
    for (const name of names) if (ruleOf(name).empty !== null) awaited.current.add(name);
    setProblems((now) => ({ ...wrong, ...now }));
    setFound({ names, leads: false });
    rememberInAddress(Object.fromEntries(postedParameters.map((name) => [name, undefined])));
  }, []);

  // After the problems have been rendered, so that the first is read together with its field.
  useEffect(() => {
    const [first] = found.names;
    if (found.leads && first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
  }, [found, id]);

  return {
    problems,
    /** The fields that an attempt to send has found wrong, and that are not mended yet. */
    toMend: found.names
      .filter((name) => problems[name] !== undefined)
      .map((name) => ({ id: `${id}-${name}`, label: ruleOf(name).label })),

    /** Says what is to be mended and leads there. Returns whether anything is. */
    say(wrong: Problems<Values>): boolean {
      const names = Object.keys(wrong);
      setProblems(wrong);
      setFound({ names, leads: true });
      return names.length > 0;
    },

    /** A field has a new value: its problem goes once it is mended. */
    forgetMended<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
      const { problemOf, empty: nothing } = ruleOf(name);
      const typed = typeof value === 'string' ? value.trim() : value;
      const isAwaited = awaited.current.delete(name);
      setProblems((now) => {
        const isSaidOfValue = isAwaited && problemOf(nothing) !== now[name];
        // Gone once mended, and not exchanged for another while somebody types: that is said when the field is left.
        return isSaidOfValue || problemOf(typed) === now[name] ? now : without(now, name);
      });
    },

    /** What is wrong with a field that somebody leaves; one that nobody has typed into is not asked for yet. */
    check(name: string): void {
      const value = trimmed(values)[name] ?? ruleOf(name).empty;
      const problem = value === ruleOf(name).empty ? undefined : ruleOf(name).problemOf(value);
      if (problem !== undefined) setProblems((now) => ({ ...now, [name]: problem }));
    },

    /** What is wrong with a file is said at once: nobody is typing it. */
    checkFile(name: string, file: File): void {
      const problem = ruleOf(name).problemOf(file);
      if (problem !== undefined) setProblems((now) => ({ ...now, [name]: problem }));
    },
  };
}

function without<Values extends FormValues>(problems: Problems<Values>, name: keyof Values & string): Problems<Values> {
  const { [name]: _, ...others } = problems;
  return others as Problems<Values>;
}

/** The fields of a form that a server has refused, each with its sentence. */
export function refusedFields<Values extends FormValues>(
  refusals: readonly FieldRefusal[],
  fields: FieldRules<Values>,
): Problems<Values> {
  const names = Object.keys(fields) as (keyof Values & string)[];
  const found = names.flatMap((name) => {
    const refusal = refusals.find(({ field }) => field === wireNameOf(fields, name));
    return refusal === undefined ? [] : [[name, refusal.message] as const];
  });
  return Object.fromEntries(found) as Problems<Values>;
}
