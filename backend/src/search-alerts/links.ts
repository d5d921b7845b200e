import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { pathIn } from '@iwan/shared/domain/format/languages';

/** What a link of a mail does. */
export type LinkKind = 'confirm' | 'end';

export type Links = ReturnType<typeof createLinks>;

/** The public id of an alert: 128 random bits. */
export function createKey(): string {
  return randomBytes(16).toString('base64url');
}

const pattern = /^(confirm|end)\.([\w-]{22})\.([\w-]{43})$/;

/** The links of mails, signed with the backend's secret. */
export function createLinks(pepper: string, siteAddress: string) {
  const seal = (kind: LinkKind, key: string) =>
    createHmac('sha256', pepper)
      .update(JSON.stringify(['search alert', kind, key]))
      .digest('base64url');
  /** The token of a link: the key of the alert with a keyed hash (HMAC). No token is stored. */
  const token = (kind: LinkKind, key: string) => `${kind}.${key}.${seal(kind, key)}`;
  return {
    token,
    /** The content of a valid token; `null` for any other text. In constant time. */
    read(text: string): { readonly kind: LinkKind; readonly key: string } | null {
      const [, kind, key = '', sealed = ''] = pattern.exec(text) ?? [];
      if (kind !== 'confirm' && kind !== 'end') return null;
      // Compared as text: several texts decode to the same bytes.
      const [given, own] = [Buffer.from(sealed), Buffer.from(seal(kind, key))];
      return given.length === own.length && timingSafeEqual(given, own) ? { kind, key } : null;
    },
    /** The address of a link on the site, in the language of a locale. */
    address: (kind: LinkKind, key: string, locale: string) =>
      `${siteAddress}${pathIn(locale, `/search-alerts/${kind}`)}?token=${token(kind, key)}`,
    /** The origin of the site. */
    site: siteAddress,
    /** The address of a page of the site, in the language of a locale. */
    page: (path: string, locale: string) => siteAddress + pathIn(locale, path),
  };
}
