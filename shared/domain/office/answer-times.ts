/** The targets of the figures: minutes within which an answer is quick, and within which it is acceptable. */
export const answerTargets = [5, 30] as const;

export type AnswerTarget = (typeof answerTargets)[number];

const minute = 60_000;

/** The waiting time for an answer in milliseconds, until the answer or now. It begins when the lead arrived. */
export function waitedFor(receivedAt: Date, firstAnsweredAt: Date | null, now: Date): number {
  return Math.max(0, (firstAnsweredAt ?? now).getTime() - receivedAt.getTime());
}

/** Whether a lead was answered within so many minutes, inclusive. */
export function isAnsweredWithin(receivedAt: Date, firstAnsweredAt: Date | null, minutes: number): boolean {
  return firstAnsweredAt !== null && waitedFor(receivedAt, firstAnsweredAt, firstAnsweredAt) <= minutes * minute;
}

/** Whether a lead has been waiting for its first answer longer than so many minutes. */
export function isLate(receivedAt: Date, firstAnsweredAt: Date | null, minutes: number, now: Date): boolean {
  return firstAnsweredAt === null && waitedFor(receivedAt, null, now) > minutes * minute;
}
