/** Parameters of advertisements and mails, which no page reads; the same as in deploy/varnish/iwan.vcl. */
const tracking = /(?<=[?&])(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid)=[^&]*&?/g;

/** An address, or a query, without the parameters of advertisements and mails: `/?gclid=1&page=2` => `/?page=2`. */
export function withoutTracking(address: string): string {
  return address.replace(tracking, '').replace(/[?&]$/, '');
}
