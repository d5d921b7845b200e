import type { OfficeErrorBody, OfficeErrorCode } from '@iwan/shared/domain/office/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FieldError, HttpError } from '../http/http-error';
import { noteFailure, readableError } from '../http/respond-with-error';

/** An error with a code of its own beside its status. */
export class OfficeError extends HttpError {
  constructor(
    statusCode: number,
    readonly code: OfficeErrorCode,
    message: string,
    /** The current record, for a conflict. */
    readonly current?: object,
  ) {
    super(statusCode, message);
  }
}

export const conflict = (current: object) =>
  new OfficeError(409, 'conflict', 'Someone else changed this after you opened it', current);

export const forbidden = (message: string) => new OfficeError(403, 'forbidden', message);

export const invalid = (errors: readonly FieldError[]) =>
  new HttpError(400, errors[0]?.message ?? 'Please check the form', errors);

const byStatus: Readonly<Record<number, OfficeErrorCode>> = {
  401: 'signed_out',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many',
  500: 'fault',
  503: 'away',
};

/** Responds to every error of the office's API in its own format. */
export function respondWithOfficeError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, message, errors, retryAfter } = readableError(error);
  noteFailure(error, statusCode, request);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const own = error instanceof OfficeError ? error : null;
  const code = own?.code ?? byStatus[statusCode] ?? 'invalid';
  const body: OfficeErrorBody = { error: { code, message, ...(errors && { fields: errors }) } };
  return reply.code(statusCode).send({ ...body, ...(own?.current && { current: own.current }) });
}
