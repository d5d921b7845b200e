/** What Standard Webhooks puts before a secret. */
const prefix = 'whsec_';

/** The key of a secret `whsec_<base64>`; `null` for anything else, and for a key below 24 or above 64 bytes. */
export function webhookKey(secret: string): Buffer | null {
  if (!secret.startsWith(prefix) || !/^[A-Za-z\d+/]+={0,2}$/.test(secret.slice(prefix.length))) return null;
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return key.length >= 24 && key.length <= 64 ? key : null;
}
