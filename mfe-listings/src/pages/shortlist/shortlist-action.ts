import { isApiError } from '@iwan/shared/api/api-error';
import type { ActionArguments, ActionResult } from '@iwan/shared/contracts/module';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { postedQuery } from '@iwan/shared/forms/posted-form';
import { refusalErrors } from '@iwan/shared/forms/refusal-errors';
import { withQuery } from '@iwan/shared/paths/query';
import { encodeSegment } from '@iwan/shared/paths/segment';
import { shortlistsPath } from '../../calls';
import { textsOf } from './texts';

const pageOf = (token: string) => `/shortlist/${encodeSegment(token)}`;

/** Makes a shortlist, stores answers, removes some, or ends it. The backend says what is wrong. */
export async function shortlistAction(args: ActionArguments): Promise<ActionResult> {
  try {
    return { kind: 'redirect', to: await send(args) };
  } catch (error) {
    const problems = refusalErrors(error);
    if (problems.length > 0) return { kind: 'problems', problems };
    const sentence = (isApiError(error) && error.said) || textsOf(args.locale).failed;
    return { kind: 'problems', problems: [{ sentence }], hasFailed: true };
  }
}

/** Returns the path of the page that shows the result. */
async function send({ name, form, params: { token = '' }, http, signal, idempotencyKey }: ActionArguments) {
  const texts = Object.fromEntries([...form].map(([field, text]) => [field, String(text)]));
  const { browser, person, name: called } = texts;
  const post = (what: string, body: object) =>
    http.send('POST', shortlistsPath + what, body, { headers: { 'idempotency-key': idempotencyKey }, signal });
  if (name === 'new-shortlist') {
    const made = await post('', { browser, name: called, projects: form.getAll('project') });
    return pageOf(readText(asRecord(asRecord(made)?.data) ?? {}, 'token') ?? '');
  }
  if (name === 'shortlist-change') {
    const [removed, project] = texts.remove?.split(' ') ?? [];
    await (removed === undefined ? post('/end', { token }) : post('/remove', { token, person: removed, project }));
    return pageOf(token);
  }
  const listed = Object.keys(texts).flatMap((field) => /^comment-(.+)/.exec(field)?.[1] ?? []);
  const answers = listed.map((id) => [id, { vote: texts[`vote-${id}`], comment: texts[`comment-${id}`] }]);
  await post('/answers', { token, browser, person, name: called, answers: Object.fromEntries(answers) });
  return withQuery(pageOf(token), postedQuery({ form: name, outcome: 'sent' }));
}
