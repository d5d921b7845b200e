const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The name beside a reader's comments: nobody is asked for a name, and the address is private.
 *
 * `grace.adeyemi@example.com` // => `Grace A.`
 * `x1992@example.com` // => `Reader`
 */
export function displayName(email: string): string {
  const [local = ''] = email.split(/[@+]/);
  const [first = '', last = ''] = local.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  if (first.length < 2) return 'Reader';
  return last === '' ? capital(first).slice(0, 30) : `${capital(first).slice(0, 30)} ${capital(last).charAt(0)}.`;
}
