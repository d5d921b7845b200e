/** A comment, or a reply, as the page shows it. All of it is text, to be shown as text. */
export interface Comment {
  /** Unique in the conversation, also where comments and replies have ids of their own. */
  readonly key: string;
  /** What a reply to it names. */
  readonly id: string | null;
  readonly author: string | null;
  readonly text: string;
  /** ISO 8601 instant. */
  readonly createdAt: string | null;
}

export interface Reply extends Comment {
  /** How many answers it stands below the comment: 1 for an answer to it. */
  readonly depth: number;
  /** Whom it answers, as far as that is known. */
  readonly answers: string | null;
}

/** A comment with all that was answered below it, each answer right after what it answers, the earlier ones first. */
export interface Thread extends Comment {
  readonly replies: readonly Reply[];
  /** How many further replies there are, which the document does not carry. */
  readonly more: number;
}

export interface Conversation {
  /** The latest first. */
  readonly threads: readonly Thread[];
  /** Comments and replies together, also those that are not in `threads`. */
  readonly total: number;
}

export const noConversation: Conversation = { threads: [], total: 0 };
