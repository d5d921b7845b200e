import { failureSentence } from '../forms/failure-sentence';
import type { LeadFormDefinition } from '../forms/lead-form';
import type { Submission } from '../forms/use-submission';
import { Message } from './message';
import styles from './submission-message.module.css';
import { texts } from './texts';

interface SubmissionMessageProps extends Omit<LeadFormDefinition<never>['words'], 'send'> {
  readonly submission: Submission;
  /** Left out where the message cannot be closed. */
  readonly onClose?: (() => void) | undefined;
}

/** How sending a form goes, beneath its button: how far a file has got, and how it went; nothing before. */
export function SubmissionMessage({ submission, success, failure, onClose }: SubmissionMessageProps) {
  switch (submission.status) {
    case 'idle':
      return null;
    case 'sending':
      return submission.progress === undefined ? null : (
        <label className={styles.progress}>
          {texts.sendingFile}
          <progress max={1} value={submission.progress} />
        </label>
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
          {failureSentence(submission.error, failure)}
        </Message>
      );
  }
}
