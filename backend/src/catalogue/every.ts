import { coalesce } from './coalesce';

/**
 * Works now and at every interval (milliseconds), one round after the other, until it is stopped. `look` asks for a round at once, `stop`
 * resolves when the last one has ended. A failed round is reported, and tried again by the next one.
 */
export function every(interval: number, work: () => Promise<unknown>, failed: (error: unknown) => void) {
  const round = coalesce(() => work().then(() => {}, failed));
  let last = round();
  const look = () => {
    last = round();
  };
  const timer = setInterval(look, interval).unref();
  return {
    look,
    async stop(): Promise<void> {
      clearInterval(timer);
      await last;
    },
  };
}
