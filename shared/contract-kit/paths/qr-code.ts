/**
 * What a record names as its QR code that wants the one of its own page on the site that shows it; a site that knows
 * nothing of this shows the picture that lies there.
 */
export const ownQrCode = 'media/qr/page.svg';

/**
 * The QR code that leads to a page of this site, wherever it runs. Takes the page's path:
 *
 *     /a-properties/b/  =>  /qr/a-properties/b.svg
 */
export function qrCodePath(page: string): string {
  return `/qr${page.replace(/[?#].*$/, '').replace(/\/$/, '')}.svg`;
}

/** The path of the page that a QR code is asked for; `null` where the address is none of `qrCodePath`. */
export function pageOfQrCode(address: string): string | null {
  const [, page] = /^\/qr((?:\/[^/?#]+)+)\.svg$/.exec(address.replace(/[?#].*$/, '')) ?? [];
  return page === undefined || page.length > 300 ? null : `${page}/`;
}
