import type { z } from 'zod';
import type { Answers } from './answers';

/** One call as the OpenAPI document describes it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As the router writes it: `/api/projectapi/:name`. */
  readonly url: string;
  readonly tag: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly json?: z.ZodType;
  readonly multipart?: z.ZodType;
  /** The body is a file. */
  readonly takesFile?: boolean;
  readonly answers: Answers;
}
