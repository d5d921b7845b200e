import { sessionApi } from '@iwan/shared/api/session';
import type { ActionArguments, ActionResult } from '@iwan/shared/contracts/module';
import { codeDigits, codeLength } from './code-digits';
import { fieldNames, postedForms } from './posted-forms';
import { addressError, type Problem, sendError, verifyError } from './sign-in-error';
import { textsOf } from './texts';

/** The action of the dialog's forms without script: the same calls and the same messages as with script. */
export function signInAction(args: ActionArguments): Promise<ActionResult> {
  switch (args.name) {
    case postedForms.address:
      return sendCode(args);
    case postedForms.code:
      return checkCode(args);
    case postedForms.end:
      return signOut(args);
    default:
      throw new Error(`The dialog has no form "${args.name}".`);
  }
}

async function sendCode({ form, http, signal, locale }: ActionArguments): Promise<ActionResult> {
  const email = textOf(form, 'email');
  const wrong = addressError(email, locale);
  if (wrong !== undefined) return issue('email', { sentence: wrong, isOfField: true });
  if (form.has(fieldNames.hasCode)) return codeNext({ email });
  try {
    await sessionApi(http).sendCode(email, signal);
  } catch (error) {
    return issue('email', sendError(error, locale));
  }
  return codeNext({ email, [fieldNames.sentAt]: String(Date.now()) });
}

async function checkCode({ form, http, signal, locale }: ActionArguments): Promise<ActionResult> {
  const email = textOf(form, 'email');
  const otp = codeDigits(textOf(form, 'otp'));
  const wrong = addressError(email, locale);
  if (wrong !== undefined) return issue('email', { sentence: wrong, isOfField: true });
  if (otp.length < codeLength) return issue('otp', { sentence: textsOf(locale).codeMissing, isOfField: true });
  const sentAt = Number(textOf(form, fieldNames.sentAt));
  try {
    await sessionApi(http).verifyCode({ email, otp }, signal);
  } catch (error) {
    return issue('otp', verifyError(error, sentAt > 0 ? Date.now() - sentAt : null, locale));
  }
  return { kind: 'done' };
}

async function signOut({ http, signal, locale }: ActionArguments): Promise<ActionResult> {
  try {
    await sessionApi(http).signOut(signal);
    return { kind: 'done' };
  } catch {
    return { kind: 'problems', problems: [{ sentence: textsOf(locale).notSignedOut }], hasFailed: true };
  }
}

const codeNext = (fields: Readonly<Record<string, string>>): ActionResult => ({
  kind: 'done',
  next: { form: postedForms.code, fields },
});

function issue(field: string, { sentence, isOfField, isTooSoon }: Problem): ActionResult {
  if (isOfField) return { kind: 'problems', problems: [{ field, sentence }] };
  return { kind: 'problems', problems: [{ sentence }], hasFailed: !isTooSoon };
}

function textOf(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text.trim() : '';
}
