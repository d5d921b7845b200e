/** A list that long is sent at once; what it costs to send does not depend on how many there are. */
const longestList = 64;

/** Collects what is to be said in one turn of the event loop, and sends it as one list. */
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
    const count = this.#messages.length;
    // By its index, for a remote may have changed what `push` does.
    this.#messages[count] = message;
    if (count === 0) this.#later(() => this.flush());
    if (count + 1 >= longestList) this.flush();
  }

  flush(): void {
    const messages = this.#messages;
    if (messages.length === 0) return;
    this.#messages = [];
    this.#send(messages);
  }
}
