import { business } from '@iwan/shared/domain/model/business';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PersonRow } from '../session/sessions';
import type { PasskeyRow } from './store';

/** Loaded on first use: it costs half a second of a core and 30 MB. */
const library = () => import('@simplewebauthn/server');

/** The relying party: the office by its origin, to which the browser binds passkeys. */
const relyingParty = (url: string) => ({ rpID: new URL(url).hostname, origin: url });

/** A transport as the library names it. */
const credentialOf = ({ id, transports }: PasskeyRow) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

/** The options to create a passkey, with a new challenge. */
export async function registrationOptions(url: string, person: PersonRow, known: readonly PasskeyRow[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: `${business.name} office`,
    rpID: relyingParty(url).rpID,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(`office-${person.id}`),
    attestationType: 'none',
    excludeCredentials: known.map(credentialOf),
    // User verification (a finger or a PIN) makes it a factor of its own beside the mailbox.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** The options to verify a passkey. */
export async function authenticationOptions(url: string, known: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: relyingParty(url).rpID,
    allowCredentials: known.map(credentialOf),
    userVerification: 'required',
  });
}

/** The new passkey; `null` when the response is not of this challenge and origin, or invalid. */
export async function verifyRegistration(url: string, challenge: string, response: unknown) {
  const { rpID, origin } = relyingParty(url);
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    // The library throws for every invalid response.
    return null;
  }
}

/** The passkey's new counter; `null` when verification failed. */
export async function verifyAuthentication(url: string, challenge: string, response: unknown, passkey: PasskeyRow) {
  const { rpID, origin } = relyingParty(url);
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        ...credentialOf(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
