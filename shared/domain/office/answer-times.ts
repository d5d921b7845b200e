/** Minutes within which an answer counts as quick, and within which it counts at all, in the figures. */
export const answerTargets = [5, 30] as const;

export type AnswerTarget = (typeof answerTargets)[number];

const minute = 60_000;

/** Milliseconds that somebody has waited for an answer, or waits until now. The clock begins when the lead came. */
export function waitedFor(receivedAt: Date, firstAnsweredAt: Date | null, now: Date): number {
  return Math.max(0, (firstAnsweredAt ?? now).getTime() - receivedAt.getTime());
}

/** Whether a lead was answered within so many minutes; exactly so many are within them. */
export function isAnsweredWithin(receivedAt: Date, firstAnsweredAt: Date | null, minutes: number): boolean {
  return firstAnsweredAt !== null && waitedFor(receivedAt, firstAnsweredAt, firstAnsweredAt) <= minutes * minute;
}

/** Whether a lead waits for its first answer longer than so many minutes. */
export function isLate(receivedAt: Date, firstAnsweredAt: Date | null, minutes: number, now: Date): boolean {
  return firstAnsweredAt === null && waitedFor(receivedAt, null, now) > minutes * minute;
}
