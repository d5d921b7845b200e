import { isApiError } from '@iwan/shared/api/api-error';
import { searchAlertsPath } from '@iwan/shared/api/declared-calls';
import { askForAlert } from '@iwan/shared/api/search-alerts';
import type { ActionArguments, ActionResult, FormError } from '@iwan/shared/contracts/module';
import { isEmail } from '@iwan/shared/domain/contact/email';
import { readAlertFrequency } from '@iwan/shared/domain/search/alert-frequency';
import { refusalErrors } from '@iwan/shared/forms/refusal-errors';
import { withQuery } from '@iwan/shared/paths/query';
import { readAbout } from './load-search-alert';
import { textsOf } from './texts';

/** Handles the form below a list, which subscribes to its search, and the buttons of the pages that alert mails link to. */
export async function searchAlertAction(args: ActionArguments): Promise<ActionResult> {
  try {
    return args.name === 'search-alert' ? await request(args) : await follow(args);
  } catch (error) {
    return { kind: 'problems', problems: errorsOf(error, args.locale), hasFailed: true };
  }
}

async function request({ form, http, signal, locale }: ActionArguments): Promise<ActionResult> {
  const [email, query, slug, back] = ['email', 'query', 'slug', 'back'].map((name) => textOf(form, name));
  if (!isEmail(email ?? ''))
    return { kind: 'problems', problems: [{ field: 'email', sentence: textsOf(locale).wrong }] };
  const search = { query: query ?? '', slug: slug || null };
  await askForAlert(http, { ...search, email: email ?? '', locale }, { signal });
  return {
    kind: 'redirect',
    to: withQuery('/search-alerts/sent', { query: query ?? '', slug: slug ?? '', back: back || undefined }),
  };
}

/** Starts or ends the mails, or changes how often they are sent, which a frequency asks for. A mail program's one-click unsubscription has the token in its address only (RFC 8058). */
async function follow({ params: { step }, query, form, http, signal }: ActionArguments): Promise<ActionResult> {
  const frequency = readAlertFrequency(textOf(form, 'frequency')) ?? undefined;
  const kind = step === 'end' && frequency === undefined ? 'end' : 'confirm';
  const token = textOf(form, 'token') || (query.get('token') ?? '');
  await http.send('POST', `${searchAlertsPath}/${kind}`, { token, ...(frequency && { frequency }) }, { signal });
  if (form.get('List-Unsubscribe') === 'One-Click') return { kind: 'done' };
  const about = readAbout(textOf(form, 'about'));
  const to =
    kind === 'end'
      ? withQuery('/search-alerts/ended', { about: about === 'search' ? undefined : about })
      : withQuery('/search-alerts/confirm', { token });
  return { kind: 'redirect', to };
}

/** The backend's own sentences: what is wrong with an address, or how many searches it may have. */
function errorsOf(error: unknown, locale: string): readonly FormError[] {
  const texts = textsOf(locale);
  if (!isApiError(error)) return [{ sentence: texts.failed }];
  if (error.status === 404 || error.status === 400) {
    const refused = refusalErrors(error);
    return refused.length > 0 ? refused : [{ sentence: texts.expired.text }];
  }
  return [{ sentence: error.status === 409 && error.said !== null ? error.said : texts.failed }];
}

function textOf(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text.trim() : '';
}
