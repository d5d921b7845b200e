import type { TSchema } from 'typebox';
import type { Answers } from './answers';

/** One call as the OpenAPI document describes it. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** As the router writes it: `/api/projectapi/:name`. */
  readonly url: string;
  readonly tag: string;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly json?: TSchema;
  readonly multipart?: TSchema;
  readonly answers: Answers;
}
