import { HttpError } from '../http/http-error';

/** The bucket does not answer, or refuses: a 503 for whoever has asked. The cause is for the log. */
export class FilesAway extends HttpError {
  constructor(cause: unknown) {
    super(503, 'Files cannot be stored or shown just now. Please try again in a few minutes.', undefined, 30);
    this.cause = cause;
  }
}
