import type { onRequestHookHandler } from 'fastify';
import { tooManyRequests } from '../../http/http-error';

/** How long a page waits before it sends the file again, in seconds. */
const pause = 2;

/**
 * Refuses an upload (429) while `most` others are being received or processed. It is asked before the body is read, since bodies
 * and decoded pictures are what takes memory.
 */
export function limitUploads(most: number): onRequestHookHandler {
  let open = 0;
  return (_request, reply, done) => {
    if (open >= most) return done(tooManyRequests('Others are uploading. It is tried again in a moment.', pause));
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
    });
    done();
  };
}
