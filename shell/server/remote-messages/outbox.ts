/** A list of this length is sent at once; longer ones are no cheaper for each message. */
const longestList = 64;

/** Collects the messages of one turn of the event loop, and sends them as one list. */
export class Outbox<Message> {
  readonly #send: (messages: readonly Message[]) => void;
  readonly #later: (code: () => void) => void;
  #messages: Message[] = [];

  /** `later`: runs code at the end of the turn. */
  constructor(send: (messages: readonly Message[]) => void, later: (code: () => void) => void = setImmediate) {
    this.#send = send;
    this.#later = later;
  }

  add(message: Message): void {
    const count = this.#messages.push(message);
    if (count === 1) this.#later(() => this.flush());
    if (count >= longestList) this.flush();
  }

  flush(): void {
    const messages = this.#messages;
    if (messages.length === 0) return;
    this.#messages = [];
    this.#send(messages);
  }
}
