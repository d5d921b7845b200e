import { type ChangeEvent, type FormEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { honeypotField } from '../../domain/contact/honeypot-field';
import { useLocale } from '../../domain/format/locale-context';
import { languageFieldOf } from '../../domain/translation/page-language';
import { inspectFile } from './inspect-file';
import {
  type About,
  emptyValues,
  type FieldRule,
  type FormValues,
  type Issues,
  issuesOf,
  type LeadFormDefinition,
  type LeadFormOf,
  trimmed,
  wireNameOf,
} from './lead-form';
import { clearPostedErrors, type PostedForm } from './posted-form';
import { useDraft } from './use-draft';
import { refusedFields, useFieldErrors } from './use-field-errors';
import { type Submission, useSubmission } from './use-submission';

/** The props of a native field; the fields of `shared/design-system/ui` accept them. */
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
  /** The id of the form; those of its fields begin with it. */
  readonly id: string;
  readonly values: Values;
  readonly errors: Issues<Values>;
  readonly submission: Submission;
  readonly text: (name: NamesOf<Values, string>) => TextProps;
  readonly tick: (name: NamesOf<Values, boolean>) => TickProps;
  readonly file: (name: NamesOf<Values, File | null>) => FileProps;
  readonly change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Aborts the request; the values stay. */
  readonly cancel: () => void;
  readonly dismiss: () => void;
}

interface Options {
  /** The form that was posted to get this page, if any. */
  readonly posted: PostedForm | null;
  readonly about?: About;
  /** Where the document has the same form twice, a prefix for its ids; the form's name when left out. */
  readonly id?: string;
}

/**
 * The state of a form that ends as a lead: its draft, its errors (section 5) and its submission. The values survive a failure,
 * a reload and the closing of a dialog. An error is shown when a field is left, and removed when it is valid; sending an
 * invalid form focuses the first invalid field.
 */
export function useLeadForm<Values extends FormValues>(
  formOf: LeadFormOf<Values>,
  { posted, about = {}, id: ownId }: Options,
): LeadForm<Values> {
  const locale = useLocale();
  const definition = formOf(locale);
  const { name: form, fields, toLead, successFor, retries = 0, showsFailureOnRefusal = false } = definition;
  const id = ownId ?? form;
  const empty = useMemo(() => emptyValues(fields), [fields]);
  const { values, set, clear } = useDraft(`${form}-draft`, empty);
  const latestFile = useRef<File | null>(null);
  const afterPress = useAfterPress();
  const outcomeBefore = posted?.form === form ? posted.outcome : null;
  const { submission, submit, cancel, dismiss } = useSubmission(successFor, { form, posted: outcomeBefore, retries });
  const { errors, showErrors, forgetMended, check, checkFile } = useFieldErrors({
    ...{ id, fields, values },
    wasPosted: outcomeBefore !== null,
  });
  const ruleOf = (name: string): FieldRule => fields[name as keyof Values & string] as FieldRule;

  function change<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    set(name, value);
    forgetMended(name, value);
  }

  const face = (name: keyof Values & string): FieldProps => ({
    id: `${id}-${name}`,
    name: wireNameOf(fields, name),
    label: ruleOf(name).label,
    error: errors[name],
    onBlur: () => afterPress(() => check(name)),
  });

  return {
    definition,
    id,
    values,
    errors,
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
        // Before the inspection: a press may be waiting for this code only.
        change(name, file as Values[typeof name]);
        if (file === null) return;
        checkFile(name, file);
        void inspectFile(file).then(() => file === latestFile.current && checkFile(name, file));
      },
    }),
    onSubmit: async (event) => {
      event.preventDefault();
      const filledIn = honeypotValue(event.currentTarget);
      clearPostedErrors(event.currentTarget);
      dismiss();
      const written = trimmed(values);
      if (showErrors(issuesOf(fields, written))) return;
      const lead = { ...toLead(written, about), ...languageFieldOf(locale) };
      const outcome = await submit(filledIn === '' ? lead : { ...lead, [honeypotField]: filledIn });
      if (outcome.kind === 'arrived') clear(values);
      if (outcome.kind !== 'refused') return;
      const refused = refusedFields(outcome.refusals, fields);
      // An invalid field has its message at the field, and is not a failure to send.
      if (showErrors(refused) && !showsFailureOnRefusal) dismiss();
    },
  };
}

function cleaned({ clean }: FieldRule, text: string): string {
  return clean === undefined ? text : clean(text);
}

/** The value of the honeypot, the field that no visitor sees. */
function honeypotValue(form: HTMLFormElement): string {
  const field = form.elements.namedItem(honeypotField);
  return field instanceof HTMLInputElement ? field.value : '';
}

/**
 * Delays a layout change until no pointer is pressed: a message that appears between press and release would move the button
 * away, and the click would be lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // After the click that follows the release.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        for (const action of waiting.current.splice(0)) action();
      });
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);

  return useCallback((action) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  }, []);
}
