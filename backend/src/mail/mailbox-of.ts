/** Providers that deliver an address with dots in it, or without, into one mailbox. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox that an address in lower case most likely leads to, for counting what is sent there: `ana+news@example.com`
 * is one of countless addresses of `ana@example.com` (RFC 5233). Never for who somebody is: not every server reads it so.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = '', domain = ''] = [email.slice(0, at), email.slice(at + 1)];
  const base = local.split('+')[0] || local;
  const provider = withoutDots[domain];
  return provider === undefined ? `${base}@${domain}` : `${base.replaceAll('.', '')}@${provider}`;
}
