import { receivedError, type SentError, sentError } from './sent-error';

/** A message about a question of one side to the other. Each side numbers its own questions. */
export type PeerMessage<Question> =
  | { readonly kind: 'question'; readonly id: number; readonly question: Question }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly id: number; readonly problem: SentError }
  /** The answer is not waited for any more. */
  | { readonly kind: 'abort'; readonly id: number };

interface Parts<Asked, Answered> {
  /** Throws for a message that cannot be serialised. `onSent` is called when it has left this process. */
  readonly send: (message: PeerMessage<Asked>, onSent?: () => void) => void;
  /** Rejects with what the other side is to be refused with. */
  readonly answer: (question: Answered, signal: AbortSignal) => Promise<unknown>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (problem: unknown) => void;
}

/** One side of the messages between the document server and the process of a remote: it asks the other one, and answers it. */
export class Peer<Asked, Answered> {
  readonly #parts: Parts<Asked, Answered>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #answering = new Map<number, AbortController>();
  #count = 0;
  /** Why the other side answers nothing any more. */
  #closedBy: Error | null = null;

  constructor(parts: Parts<Asked, Answered>) {
    this.#parts = parts;
  }

  /** The answer of the other side. Rejects as it rejects, and with the reason of the signal. */
  ask(question: Asked, signal?: AbortSignal, onSent?: () => void): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#closedBy) throw this.#closedBy;
      const onAbort = () => {
        if (!this.#take(id)) return;
        this.#parts.send({ kind: 'abort', id });
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.set(id, { resolve, reject });
      this.#parts.send({ kind: 'question', id, question }, onSent);
    });
  }

  receive(message: PeerMessage<Answered>): void {
    switch (message.kind) {
      case 'question':
        void this.#answer(message.id, message.question);
        break;
      case 'answer':
        this.#take(message.id)?.resolve(message.value);
        break;
      case 'refusal':
        this.#take(message.id)?.reject(receivedError(message.problem));
        break;
      case 'abort':
        this.#answering.get(message.id)?.abort();
        break;
    }
  }

  /** The other side has ended: rejects what was asked of it, and whatever will be. */
  close(problem: Error): void {
    this.#closedBy = problem;
    for (const stopping of this.#answering.values()) stopping.abort();
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.reject(problem);
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  async #answer(id: number, question: Answered): Promise<void> {
    const stopping = new AbortController();
    this.#answering.set(id, stopping);
    try {
      this.#parts.send({ kind: 'answer', id, value: await this.#parts.answer(question, stopping.signal) });
    } catch (error) {
      this.#parts.send({ kind: 'refusal', id, problem: sentError(error) });
    } finally {
      this.#answering.delete(id);
    }
  }
}
