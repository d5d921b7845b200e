import { isApiError } from '@iwan/shared/api/api-error';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { asRecord, readLine } from '@iwan/shared/domain/record/untrusted-record';
import { withQuery } from '@iwan/shared/paths/query';
import { agentReviewsPath } from '../../calls';

export type ReviewPageState =
  | { readonly kind: 'form'; readonly agent: string; readonly token: string }
  | { readonly kind: 'thanks' | 'given' | 'expired' | 'away' };

type Arguments = Pick<LoaderArguments, 'query' | 'http' | 'signal'>;

/** Loads whom the link of a mail is for. Opening it changes nothing: mail programs open links by themselves. */
export async function loadAgentReview({ query, http, signal }: Arguments): Promise<ReviewPageState> {
  if (query.has('thanks')) return { kind: 'thanks' };
  const token = query.get('token') ?? '';
  try {
    const data = asRecord(asRecord(await http.get(withQuery(agentReviewsPath, { token }), signal))?.data);
    const agent = data && readLine(data, 'agent');
    if (!agent) return { kind: 'expired' };
    return data.given === true ? { kind: 'given' } : { kind: 'form', agent, token };
  } catch (error) {
    const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400);
    return { kind: isUnknown ? 'expired' : 'away' };
  }
}
