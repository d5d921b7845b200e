import { HttpError } from '../http/http-error';
import { StartFailure } from '../start-failure';
import { CommandFailure } from './command';

/** Errors that the user can act on, which are printed without a stack: also a refusal by the office's rules. */
export const isPlainFailure = (error: unknown): error is Error =>
  error instanceof StartFailure || error instanceof CommandFailure || error instanceof HttpError;

/** The message, followed by each invalid field. */
export function plainSentence(error: Error): string {
  const fields = error instanceof HttpError ? (error.errors ?? []) : [];
  const named = fields.filter(({ field }) => field !== '').map(({ field, message }) => `  ${field}: ${message}`);
  return [error.message, ...named].join('\n');
}
