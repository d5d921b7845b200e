import type { PasskeyRecord, SessionStart } from '@iwan/shared/domain/office/wire';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { OfficeHttp } from '../api/office-http';

/** Authenticates with a passkey. Rejects where the person or the server refuses. */
export async function givePasskey(http: OfficeHttp): Promise<SessionStart> {
  const optionsJSON = await http.send<PublicKeyCredentialRequestOptionsJSON>('POST', '/session/passkey/options');
  const response = await startAuthentication({ optionsJSON });
  return http.send<SessionStart>('POST', '/session/passkey', { response });
}

/** Creates a passkey on this device and registers its public key with the server. */
export async function makePasskey(http: OfficeHttp, name: string): Promise<PasskeyRecord> {
  const optionsJSON = await http.send<PublicKeyCredentialCreationOptionsJSON>('POST', '/passkeys/options');
  const response = await startRegistration({ optionsJSON });
  return http.send<PasskeyRecord>('POST', '/passkeys', { name, response });
}
