import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/availability/is-away';
import { isDiskFull } from '../start-failure';
import { type FieldError, HttpError } from './http-error';
import { describeError } from './logging/describe-error';
import { refusalIn, refusals } from './refusals/refusals';
import { requestLocale } from './request-locale';

/** An error as the caller sees it. */
interface Answer {
  readonly statusCode: number;
  readonly message: string;
  readonly errors?: readonly FieldError[];
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** A guess when an outage may be over, in seconds. */
const outagePause = 5;

/** The framework's own errors, with messages for a visitor. */
const byCode: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refusals.largeForm,
  FST_ERR_CTP_EMPTY_JSON_BODY: refusals.emptyForm,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The form arrived in a format that we do not read',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is longer than any of ours',
  FST_ERR_BAD_URL: 'The address could not be understood',
  FST_REQ_FILE_TOO_LARGE: refusals.largeFile,
  FST_FILES_LIMIT: refusals.oneFile,
  FST_FIELDS_LIMIT: 'The form has more fields than it should',
  FST_PARTS_LIMIT: 'The form has more fields than it should',
};

/** The status and message for the caller; internal errors are not disclosed. */
export function readableError(error: unknown): Answer {
  if (error instanceof HttpError) {
    const { statusCode, message, errors, retryAfter } = error;
    return { statusCode, message, ...(errors && { errors }), retryAfter };
  }
  const { statusCode, code } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return { statusCode, message: byCode[String(code)] ?? 'The request could not be understood' };
  }
  if (isDiskFull(error)) {
    const message = refusals.full;
    return { statusCode: 503, message, retryAfter: 60 };
  }
  if (isDatabaseAway(error)) {
    return {
      statusCode: 503,
      message: refusals.databaseAway,
      retryAfter: outagePause,
    };
  }
  return { statusCode: 500, message: refusals.failed };
}

/** Logs internal errors. */
export function noteFailure(error: unknown, statusCode: number, request: FastifyRequest): void {
  if (isDatabaseAway(error)) {
    // One line without a stack for each request that fails during an outage.
    const { code, message } = describeError(error);
    request.log.error({ reason: [code, message].filter(Boolean).join(' ') }, 'the database does not answer');
  } else if (statusCode >= 500) request.log.error({ err: error }, 'a request failed');
}

/** Responds to every error with `{ message }`; internal errors are logged and not disclosed. */
export function respondWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, retryAfter, ...body } = readableError(error);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  noteFailure(error, statusCode, request);
  const said = refusalIn(body, requestLocale(request));
  return reply.code(statusCode).type('application/json; charset=utf-8').send(said);
}
