import { business } from '@iwan/shared/domain/model/business';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PersonRow } from '../session/sessions';
import type { PasskeyRow } from './store';

/** Loaded when somebody first needs it: it costs each start half a second of a core, and 30 MB. */
const library = () => import('@simplewebauthn/server');

/** Who asks for passkeys: the office by its origin, to which the browser binds them. */
const relyingParty = (url: string) => ({ rpID: new URL(url).hostname, origin: url });

/** As the library names it of what it was given. */
const credentialOf = ({ id, transports }: PasskeyRow) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

/** What a browser needs to make a passkey, with a new challenge. */
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
    // The device asks for a finger or a PIN: it is a factor of its own beside the mailbox.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** What a browser needs to show one. */
export async function authenticationOptions(url: string, known: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: relyingParty(url).rpID,
    allowCredentials: known.map(credentialOf),
    userVerification: 'required',
  });
}

/** The new passkey; `null` when the answer is not of this challenge, this origin, or no passkey at all. */
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
    // The library throws for everything that is wrong with what somebody has sent.
    return null;
  }
}

/** The passkey's new counter; `null` when it was not shown. */
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
