/**
 * What a session still needs: nothing, a passkey that has to be made first, or one that has to be shown. Until then it may
 * do nothing else.
 */
export type SecondFactor = 'none' | 'enrol' | 'required';

interface Standing {
  /** The role asks for it, on a site that people use. */
  readonly isDemanded: boolean;
  readonly hasPasskey: boolean;
  readonly isShown: boolean;
}

/** Whoever has made a passkey is asked for it, whatever the role. */
export function secondFactorOf({ isDemanded, hasPasskey, isShown }: Standing): SecondFactor {
  if (isShown) return 'none';
  if (hasPasskey) return 'required';
  return isDemanded ? 'enrol' : 'none';
}
