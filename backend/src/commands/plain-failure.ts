import { HttpError } from '../http/http-error';
import { StartFailure } from '../start-failure';
import { CommandFailure } from './command';

/** What the person at the keyboard can act on, which is told without a stack: a refusal of the office's rules too. */
export const isPlainFailure = (error: unknown): error is Error =>
  error instanceof StartFailure || error instanceof CommandFailure || error instanceof HttpError;

/** The sentence, with each field at fault behind it. */
export function plainSentence(error: Error): string {
  const fields = error instanceof HttpError ? (error.errors ?? []) : [];
  const named = fields.filter(({ field }) => field !== '').map(({ field, message }) => `  ${field}: ${message}`);
  return [error.message, ...named].join('\n');
}
