/**
 * The value of a record's QR code that stands for a code of its own page on this site; another site shows the picture at this
 * path.
 */
export const ownQrCode = 'media/qr/page.svg';

/**
 * The QR code of a page of this site, by the page's path:
 *
 *     /a-properties/b/  =>  /qr/a-properties/b.svg
 */
export function qrCodePath(page: string): string {
  return `/qr${page.replace(/[?#].*$/, '').replace(/\/$/, '')}.svg`;
}

/** The path of the page in the address of a QR code; `null` for any other address. */
export function pageOfQrCode(address: string): string | null {
  const [, page] = /^\/qr((?:\/[^/?#]+)+)\.svg$/.exec(address.replace(/[?#].*$/, '')) ?? [];
  return page === undefined || page.length > 300 ? null : `${page}/`;
}
