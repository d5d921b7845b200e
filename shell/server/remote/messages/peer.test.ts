import { Peer, type PeerMessage } from './peer';

/** Two sides whose messages arrive serialised, in a later turn. */
function connected(answer: (question: string, signal: AbortSignal) => Promise<unknown>) {
  const sent: string[] = [];
  const left: Peer<string, string> = new Peer({
    send: (message, onSent) => {
      sent.push(message.kind);
      setImmediate(() => right.receive(message as PeerMessage<string>));
      onSent?.();
    },
    answer: async () => null,
  });
  const right: Peer<string, string> = new Peer({
    send: (message) => {
      const copy = structuredClone(message) as PeerMessage<string>;
      setImmediate(() => left.receive(copy));
    },
    answer,
  });
  return { left, sent };
}

test('each question has its own answer, whichever comes first', async () => {
  const { left } = connected(async (question) => {
    if (question === 'slow') await new Promise((resolve) => setTimeout(resolve, 20));
    return `${question} answer`;
  });
  const onSent = jest.fn();
  const asked = [left.ask('slow'), left.ask('fast', undefined, onSent)];
  expect(await Promise.all(asked)).toEqual(['slow answer', 'fast answer']);
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('what the other side throws, or cannot be sent, rejects the question', async () => {
  const { left } = connected(async (question) => {
    if (question === 'throws') throw new TypeError('broken');
    return () => 'a function';
  });
  await expect(left.ask('throws')).rejects.toMatchObject({ name: 'TypeError', message: 'broken' });
  await expect(left.ask('returns a function')).rejects.toThrow('could not be cloned');
});

test('an aborted question rejects at once, and the other side learns of it', async () => {
  const aborted = jest.fn();
  const { left, sent } = connected(
    (_, signal) => new Promise(() => signal.addEventListener('abort', () => aborted(), { once: true })),
  );
  const stopping = new AbortController();
  const asked = left.ask('hangs', stopping.signal);
  await new Promise((resolve) => setImmediate(resolve));
  stopping.abort(new Error('too late'));
  await expect(asked).rejects.toThrow('too late');
  await new Promise((resolve) => setImmediate(resolve));
  expect(aborted).toHaveBeenCalledTimes(1);
  await expect(left.ask('never sent', stopping.signal)).rejects.toThrow('too late');
  expect(sent).toEqual(['question', 'abort']);
});

test('when the other side has ended, all questions are rejected, and later ones too', async () => {
  const { left } = connected(() => new Promise(() => {}));
  const asked = left.ask('hangs');
  left.close(new Error('ended'));
  await expect(asked).rejects.toThrow('ended');
  await expect(left.ask('late')).rejects.toThrow('ended');
});
