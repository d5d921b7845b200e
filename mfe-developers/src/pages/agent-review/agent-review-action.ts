import { isApiError } from '@iwan/shared/api/api-error';
import type { ActionArguments, ActionResult } from '@iwan/shared/contracts/module';
import { refusalErrors } from '@iwan/shared/forms/refusal-errors';
import { encodeSegment } from '@iwan/shared/paths/segment';
import { agentReviewsPath } from '../../calls';
import { textsOf } from './texts';

/** Sends a review; the backend says what is wrong with it, or that the link was used. */
export async function agentReviewAction({
  form,
  params,
  http,
  signal,
  locale,
}: ActionArguments): Promise<ActionResult> {
  const given = Object.fromEntries(['token', 'stars', 'name', 'text'].map((field) => [field, form.get(field) ?? '']));
  try {
    await http.send('POST', agentReviewsPath, given, { signal });
  } catch (error) {
    const problems = refusalErrors(error);
    if (problems.length > 0) return { kind: 'problems', problems };
    const said = isApiError(error) && (error.status === 409 || error.status === 404) ? error.said : null;
    return { kind: 'problems', problems: [{ sentence: said ?? textsOf(locale).failed }], hasFailed: true };
  }
  return { kind: 'redirect', to: `/agents/${encodeSegment(params.agent ?? '')}/review?thanks=1` };
}
