import { isApiError } from '../api/api-error';
import type { Submission } from '../forms/use-submission';
import { Message } from './message';

interface SubmissionMessageProps {
  readonly submission: Submission;
  readonly success: string;
  readonly failure: string;
  /** Left out where the message cannot be closed. */
  readonly onClose?: () => void;
}

/** How sending a form went, beneath its button; nothing before. */
export function SubmissionMessage({ submission, success, failure, onClose }: SubmissionMessageProps) {
  if (submission.status !== 'sent' && submission.status !== 'failed') return null;
  const isSent = submission.status === 'sent';
  return (
    <Message tone={isSent ? 'success' : 'danger'} onClose={onClose}>
      {isSent ? success : (refusalOf(submission.error) ?? failure)}
    </Message>
  );
}

/** What the backend has said of something that has no field here; undefined where it has not refused. */
function refusalOf(error: unknown): string | undefined {
  const refusals = isApiError(error) ? error.refusals : [];
  return refusals.length === 0 ? undefined : refusals.map(({ message }) => message).join(' ');
}
