/** The targets of the figures: minutes within which an answer is quick, and within which it is acceptable. */
export const answerTargets = [5, 30] as const;

export type AnswerTarget = (typeof answerTargets)[number];

/** The waiting time for an answer in milliseconds, until the answer or now. It begins when the lead arrived. */
export function waitedFor(receivedAt: Date, firstAnsweredAt: Date | null, now: Date): number {
  return Math.max(0, (firstAnsweredAt ?? now).getTime() - receivedAt.getTime());
}
