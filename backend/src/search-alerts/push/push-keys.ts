import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { readSecret } from '../../sign-in/pepper';
import { StartFailure } from '../../start-failure';

/** The pair of keys by which push services know this site (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const file = 'push-key';

/**
 * The keys of a private key that was `given`, or of the one in the data folder, which is made on the first start. Several servers
 * share one by `PUSH_KEY`. With another key no browser is notified any more until its visitor asks again.
 */
export async function readPushKeys(dataFolder: string, given: string | null): Promise<PushKeys> {
  const make = async () => (await import('web-push')).default.generateVAPIDKeys().privateKey;
  const privateKey = given ?? (await readSecret(dataFolder, file, make));
  const publicKey = publicKeyOf(privateKey);
  if (publicKey !== null) return { publicKey, privateKey };
  throw new StartFailure(
    `${join(dataFolder, file)} is not the private key of push notifications. Restore the file, set PUSH_KEY, or delete it: a new key is then made, and visitors have to turn notifications on again.`,
  );
}

/** The public key that belongs to a private key; `null` for a text that is none. */
export function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32) return null;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(bytes);
  } catch {
    return null;
  }
  return pair.getPublicKey('base64url');
}
