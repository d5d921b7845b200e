import { isApiError } from '@iwan/shared/api/api-error';
import type { ActionArguments, ActionResult, FormError, NextForm } from '@iwan/shared/contracts/module';
import { refusalErrors } from '@iwan/shared/forms/refusal-errors';
import { siteAddress } from '../../src/federation/page-metadata';
import { withTimeLimit } from '../../src/network/time-limit';
import { checkedResponse } from '../release/resources/checked-response';
import type { TakenForm } from './taken-by';
import { textsOf } from './texts';

/** The timeout in milliseconds; a file of 5 MB over a slow connection between the servers takes long. */
const actionTimeLimit = 130_000;

/**
 * Runs the action of a posted form. Never rejects: an error becomes a result with `hasFailed`, which keeps what was typed, and `report` is
 * called with it. The result of the action is untrusted: a remote may be written in plain JavaScript.
 */
export async function runAction(
  { action }: TakenForm,
  args: Omit<ActionArguments, 'signal'>,
  report: (problem: unknown) => void,
): Promise<ActionResult> {
  try {
    return checkedResult(
      await withTimeLimit(actionTimeLimit, new AbortController().signal, (signal) => action({ ...args, signal })),
    );
  } catch (error) {
    report(error);
    return { kind: 'problems', problems: errorsOf(error, args.locale), hasFailed: true };
  }
}

/** The refusals of the backend: a sentence for each field, or when the visitor may try again. */
function errorsOf(error: unknown, locale: string): readonly FormError[] {
  if (isApiError(error) && error.status === 429 && error.retryAfter !== null) {
    return [{ sentence: textsOf(locale).later(error.retryAfter) }];
  }
  return refusalErrors(error);
}

/** Validates the result. Throws for an invalid one. */
function checkedResult(result: ActionResult): ActionResult {
  switch (result?.kind) {
    case 'done':
      return result.next === undefined ? { kind: 'done' } : { kind: 'done', next: checkedNext(result.next) };
    case 'problems':
      return { ...result, problems: result.problems.map(checkedError) };
    case 'redirect':
      return { kind: 'redirect', to: siteAddress(result.to) };
    case 'file':
      return { kind: 'file', file: { ...checkedResponse(result.file), name: String(result.file.name) } };
    default:
      throw new Error('The action has returned no known kind of result.');
  }
}

function checkedNext({ form, fields }: NextForm): NextForm {
  const written = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return { form: String(form), fields: Object.fromEntries(written) };
}

function checkedError({ field, sentence }: FormError): FormError {
  if (typeof sentence !== 'string') throw new Error('A problem of the form has no sentence.');
  return field === undefined ? { sentence } : { field: String(field), sentence };
}
