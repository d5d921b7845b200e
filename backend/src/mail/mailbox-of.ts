/** Providers that ignore dots in an address. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox to which a lower-case address most likely leads, for rate limits: `ana+news@example.com` is one of countless
 * addresses of `ana@example.com` (RFC 5233). Never used to identify a person: not every server reads addresses this way.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = '', domain = ''] = [email.slice(0, at), email.slice(at + 1)];
  const base = local.split('+')[0] || local;
  const provider = withoutDots[domain];
  return provider === undefined ? `${base}@${domain}` : `${base.replaceAll('.', '')}@${provider}`;
}
