/** What a session still needs: nothing, a passkey to be created, or one to be verified. Until then it has no other rights. */
export type SecondFactor = 'none' | 'enrol' | 'required';

interface SessionFactors {
  /** The role requires one, on a public site. */
  readonly isDemanded: boolean;
  readonly hasPasskey: boolean;
  readonly isShown: boolean;
}

/** Whoever has a passkey has to use it, whatever the role. */
export function secondFactorOf({ isDemanded, hasPasskey, isShown }: SessionFactors): SecondFactor {
  if (isShown) return 'none';
  if (hasPasskey) return 'required';
  return isDemanded ? 'enrol' : 'none';
}
