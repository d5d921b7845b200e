// By its name as a package, as all that the shell has filled.
import { rememberInAddress } from '@iwan/shared/router/router';
import { type ChangeEvent, type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../domain/format/locale-context';
import type { FieldRefusal } from '../api/api-error';
import { inspectFile } from './inspect-file';
import {
  type About,
  emptyValues,
  type FieldRule,
  type FieldRules,
  type FormValues,
  type LeadFormDefinition,
  type LeadFormOf,
  type Problems,
  problemsOf,
  trimmed,
  wireNameOf,
} from './lead-form';
import { type PostedForm, postedParameters } from './posted-form';
import { clearPostedProblems, takePostedProblems } from './posted-problems';
import { useAfterPress } from './use-after-press';
import { useDraft } from './use-draft';
import { type Submission, useSubmission } from './use-submission';

/** What a native field is given; `shared/design-system/ui` has fields that take it as it is. */
export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly onBlur: () => void;
}

export interface TextProps extends FieldProps {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

export interface TickProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface FileProps extends FieldProps {
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
}

type NamesOf<Values, Value> = { [Name in keyof Values]: Values[Name] extends Value ? Name : never }[keyof Values] &
  string;

export interface LeadForm<Values extends FormValues> {
  readonly definition: LeadFormDefinition<Values>;
  /** Of the form in the document; those of its fields begin with it. */
  readonly id: string;
  readonly values: Values;
  readonly problems: Problems<Values>;
  /** The fields that an attempt to send has found wrong, and that are not mended yet: for the summary of problems. */
  readonly toMend: readonly { readonly id: string; readonly label: string }[];
  readonly submission: Submission;
  readonly text: (name: NamesOf<Values, string>) => TextProps;
  readonly tick: (name: NamesOf<Values, boolean>) => TickProps;
  readonly file: (name: NamesOf<Values, File | null>) => FileProps;
  readonly change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Stops the lead that is on its way; what is typed stays. */
  readonly cancel: () => void;
  readonly dismiss: () => void;
}

/** The fields that were found wrong, in their order, and whether whoever sends is led to the first. */
interface Found {
  readonly names: readonly string[];
  readonly leads: boolean;
}

interface Options {
  /** The form that was posted to get this page, if any. */
  readonly posted: PostedForm | null;
  readonly about?: About;
  /** Where the same form may stand twice in a document, what tells its ids apart; the form's name when left out. */
  readonly id?: string;
}

/**
 * A form that ends as a lead: its draft, its problems (section 5) and how sending it goes. What is typed survives a
 * failure, a reload and the closing of a dialog. A field's problem is said when it is left, and gone when it is mended;
 * sending with problems leads to the first field that has one.
 */
export function useLeadForm<Values extends FormValues>(
  formOf: LeadFormOf<Values>,
  { posted, about = {}, id: ownId }: Options,
): LeadForm<Values> {
  const locale = useLocale();
  const definition = formOf(locale);
  const { name: form, fields, toLead, successFor, retries = 0, tellsRefusals = false } = definition;
  const id = ownId ?? form;
  const empty = useMemo(() => emptyValues(fields), [fields]);
  const { values, set, clear } = useDraft(`${form}-draft`, empty);
  const [problems, setProblems] = useState({} as Problems<Values>);
  // A new one at every attempt to send.
  const [found, setFound] = useState<Found>({ names: [], leads: false });
  // What the document server has said of a value that hydration enters again.
  const awaited = useRef(new Set<string>());
  const latestFile = useRef<File | null>(null);
  const afterPress = useAfterPress();
  const outcomeBefore = posted?.form === form ? posted.outcome : null;
  const { submission, submit, cancel, dismiss } = useSubmission(successFor, { form, posted: outcomeBefore, retries });
  const idOf = (name: string) => `${id}-${name}`;
  const ruleOf = (name: string): FieldRule => fields[name as keyof Values & string] as FieldRule;

  /** Says what is to be mended and leads there. Returns whether anything is. */
  function say(wrong: Problems<Values>): boolean {
    const names = Object.keys(wrong);
    setProblems(wrong);
    setFound({ names, leads: true });
    return names.length > 0;
  }

  // What the document server has said of the form stands at its fields from now on, like all that is said later. The address
  // has said how it went: reloaded, it would say so again. Nobody is led to the fields: the visitor may be anywhere by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has become hydrated
  useEffect(() => {
    const element = document.getElementById(id);
    if (outcomeBefore === null || element === null) return;
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

  function change<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    set(name, value);
    const { problemOf, empty: nothing } = ruleOf(name);
    const typed = typeof value === 'string' ? value.trim() : value;
    const isAwaited = awaited.current.delete(name);
    setProblems((now) => {
      const isSaidOfValue = isAwaited && problemOf(nothing) !== now[name];
      // Gone once mended, and not exchanged for another while somebody types: that is said when the field is left.
      return isSaidOfValue || problemOf(typed) === now[name] ? now : without(now, name);
    });
  }

  /** What is wrong with a field that somebody leaves; one that nobody has typed into is not asked for yet. */
  function check(name: string): void {
    const value = trimmed(values)[name] ?? ruleOf(name).empty;
    const problem = value === ruleOf(name).empty ? undefined : ruleOf(name).problemOf(value);
    if (problem !== undefined) setProblems((now) => ({ ...now, [name]: problem }));
  }

  /** What is wrong with a file is said at once: nobody is in the midst of typing it. */
  function checkFile(name: string, file: File): void {
    const problem = ruleOf(name).problemOf(file);
    if (problem !== undefined) setProblems((now) => ({ ...now, [name]: problem }));
  }

  const face = (name: keyof Values & string): FieldProps => ({
    id: idOf(name),
    name: wireNameOf(fields, name),
    label: ruleOf(name).label,
    error: problems[name],
    onBlur: () => afterPress(() => check(name)),
  });

  return {
    definition,
    id,
    values,
    problems,
    toMend: found.names
      .filter((name) => problems[name] !== undefined)
      .map((name) => ({ id: idOf(name), label: ruleOf(name).label })),
    submission,
    cancel,
    dismiss,
    change,
    text: (name) => ({
      ...face(name),
      value: values[name] as string,
      onChange: ({ target }) => change(name, cleaned(ruleOf(name), target.value) as Values[typeof name]),
    }),
    tick: (name) => ({
      ...face(name),
      checked: values[name] as boolean,
      onChange: ({ target }) => change(name, target.checked as Values[typeof name]),
    }),
    file: (name) => ({
      ...face(name),
      file: values[name] as File | null,
      onChange: (file) => {
        latestFile.current = file;
        // Before it is looked into: the press that follows may have waited for nothing but this code.
        change(name, file as Values[typeof name]);
        if (file === null) return;
        checkFile(name, file);
        void inspectFile(file).then(() => file === latestFile.current && checkFile(name, file));
      },
    }),
    onSubmit: async (event) => {
      event.preventDefault();
      const website = honeypotValue(event.currentTarget);
      clearPostedProblems(event.currentTarget);
      dismiss();
      const written = trimmed(values);
      if (say(problemsOf(fields, written))) return;
      const lead = toLead(written, about);
      const outcome = await submit(website === '' ? lead : { ...lead, website });
      if (outcome.kind === 'arrived') clear(values);
      if (outcome.kind !== 'refused') return;
      const refused = refusedFields(outcome.refusals, fields);
      // What is wrong with a field stands at that field, and is no failure of ours.
      if (say(refused) && !tellsRefusals) dismiss();
    },
  };
}

function without<Values extends FormValues>(problems: Problems<Values>, name: keyof Values & string): Problems<Values> {
  const { [name]: _, ...others } = problems;
  return others as Problems<Values>;
}

function cleaned({ clean }: FieldRule, text: string): string {
  return clean === undefined ? text : clean(text);
}

/** What stands in the field that no visitor sees. */
function honeypotValue(form: HTMLFormElement): string {
  const field = form.elements.namedItem('website');
  return field instanceof HTMLInputElement ? field.value : '';
}

/** The fields of this form that the backend has refused, each with its sentence. */
function refusedFields<Values extends FormValues>(
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
