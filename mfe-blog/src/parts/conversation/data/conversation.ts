/** A comment or a reply. All of its fields are plain text. */
export interface Comment {
  /** Unique in the conversation, also where comments and replies have ids of their own. */
  readonly key: string;
  /** The id that a reply to it has to name. */
  readonly id: string | null;
  readonly author: string | null;
  readonly text: string;
  /** ISO 8601 instant. */
  readonly createdAt: string | null;
}

export interface Reply extends Comment {
  /** The depth of a reply below its comment: 1 for a direct reply. */
  readonly depth: number;
  /** The author who is replied to, where known. */
  readonly inReplyTo: string | null;
}

/** A comment with all replies below it, each after the one that it replies to, the earliest first. */
export interface Thread extends Comment {
  readonly replies: readonly Reply[];
  /** The number of further replies, which the document does not contain. */
  readonly more: number;
}

export interface Conversation {
  /** The latest first. */
  readonly threads: readonly Thread[];
  /** Comments and replies together, also those that are not in `threads`. */
  readonly total: number;
}

export const noConversation: Conversation = { threads: [], total: 0 };
