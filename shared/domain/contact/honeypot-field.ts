/**
 * The name of the field that no visitor sees and only bots fill in. None that a browser or password manager knows, as it did the
 * former `website`: people whose manager filled that in were taken for bots.
 */
export const honeypotField = 'leave_empty';
