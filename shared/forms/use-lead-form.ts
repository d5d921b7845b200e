import { type FormEvent, useState } from 'react';
import type { FieldRefusal } from '../api/api-error';
import type { ContactLead } from '../api/calls';
import type { FormName, PostedForm } from './posted-form';
import { useDraft } from './use-draft';
import { type Submission, useSubmission } from './use-submission';

type Values = Readonly<Record<string, string | boolean>>;

interface Options<Form extends Values, Problems> {
  readonly name: FormName;
  readonly empty: Form;
  /** What keeps the form from being sent, by field; empty when nothing does. */
  readonly problemsOf: (values: Form) => Problems;
  readonly toLead: (values: Form) => ContactLead;
  readonly posted: PostedForm['outcome'] | null;
  /** How long a success is told, in milliseconds (section 9). */
  readonly successFor: number;
  readonly retries?: number;
  /** What a field is called on the wire, where that is another name than here: wire name to own. */
  readonly wireNames?: Readonly<Record<string, string>>;
}

interface LeadForm<Form extends Values, Problems> {
  readonly values: Form;
  readonly problems: Problems;
  /** The id of the summary that takes the focus when something is to be mended. */
  readonly summaryId: string;
  readonly submission: Submission;
  readonly change: <Name extends keyof Form & string>(name: Name, value: Form[Name]) => void;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly dismiss: () => void;
}

/**
 * A form of several fields that ends as a lead: its draft, its problems (section 5) and how sending it goes. What is
 * typed survives a failure and a reload.
 */
export function useLeadForm<Form extends Values, Problems extends Readonly<Partial<Record<keyof Form, string>>>>({
  name,
  empty,
  problemsOf,
  toLead,
  posted,
  successFor,
  retries = 0,
  wireNames = {},
}: Options<Form, Problems>): LeadForm<Form, Problems> {
  const { values, set, clear } = useDraft(`${name}-draft`, empty);
  const [problems, setProblems] = useState({} as Problems);
  const { submission, submit, dismiss } = useSubmission(successFor, { form: name, posted, retries });
  const summaryId = `${name}-summary`;

  return {
    values,
    problems,
    summaryId,
    submission,
    dismiss,
    change: (field, value) => {
      set(field, value);
      setProblems(({ [field]: _, ...others }) => others as Problems);
    },
    onSubmit: async (event) => {
      event.preventDefault();
      dismiss();
      const found = problemsOf(values);
      setProblems(found);
      if (Object.keys(found).length > 0) {
        focusSummary(summaryId);
        return;
      }
      const outcome = await submit(toLead(values));
      if (outcome.kind === 'arrived') clear(values);
      if (outcome.kind !== 'refused') return;
      const refused = problemsIn(outcome.refusals, empty, wireNames);
      if (Object.keys(refused).length === 0) return;
      // What is wrong with a field stands at that field, and is no failure of ours.
      dismiss();
      setProblems(refused as Problems);
      focusSummary(summaryId);
    },
  };
}

/** The fields of this form that the backend has refused, each with its sentence. */
function problemsIn(
  refusals: readonly FieldRefusal[],
  fields: Values,
  wireNames: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const named = refusals.map(({ field, message }) => [wireNames[field] ?? field, message] as const);
  return Object.fromEntries(named.filter(([field]) => Object.hasOwn(fields, field)));
}

/** After the summary has been rendered: it takes the focus and links to each field. */
function focusSummary(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
