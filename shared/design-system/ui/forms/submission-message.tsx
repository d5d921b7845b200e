import { failureSentence } from '../../../contract-kit/forms/failure-sentence';
import type { LeadFormDefinition } from '../../../contract-kit/forms/lead-form';
import type { Submission } from '../../../contract-kit/forms/use-submission';
import { useLocale } from '../../../domain/format/locale-context';
import { Message } from '../feedback/message';
import { SendingProgress } from './sending-progress';

interface SubmissionMessageProps extends Omit<LeadFormDefinition<never>['words'], 'send'> {
  readonly submission: Submission;
  /** Cancels the upload of a file. */
  readonly onCancel: () => void;
  /** Without it the message has no close button. */
  readonly onClose?: (() => void) | undefined;
}

/** The progress and the result of a submission, below its button. */
export function SubmissionMessage({ submission, success, failure, onCancel, onClose }: SubmissionMessageProps) {
  const locale = useLocale();
  switch (submission.status) {
    case 'idle':
      return null;
    case 'sending':
      return submission.progress === undefined ? null : (
        <SendingProgress progress={submission.progress} onCancel={onCancel} />
      );
    case 'sent':
      return (
        <Message tone="success" onClose={onClose}>
          {success}
        </Message>
      );
    case 'failed':
      return (
        <Message tone="danger" onClose={onClose}>
          {failureSentence(submission.error, failure, locale)}
        </Message>
      );
  }
}
