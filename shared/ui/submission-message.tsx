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
export function SubmissionMessage({ submission: { status }, success, failure, onClose }: SubmissionMessageProps) {
  if (status !== 'sent' && status !== 'failed') return null;
  return (
    <Message tone={status === 'sent' ? 'success' : 'danger'} onClose={onClose}>
      {status === 'sent' ? success : failure}
    </Message>
  );
}
