import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a link of a mail does. */
export type LinkKind = 'confirm' | 'end';

export interface Links {
  /** The token of a link: who it is for, and a keyed hash that nobody else can make. None is kept anywhere. */
  token(kind: LinkKind, key: string): string;
  /** What a token is for; `null` for whatever else somebody sends. In the same time whether the first sign is wrong or the last. */
  read(token: string): { readonly kind: LinkKind; readonly key: string } | null;
  /** The address of a link on the site. */
  address(kind: LinkKind, key: string): string;
  /** The address of a page of the site. */
  page(path: string): string;
}

/** Names an alert towards the outside: 128 random bits. */
export function createKey(): string {
  return randomBytes(16).toString('base64url');
}

const pattern = /^(confirm|end)\.([\w-]{22})\.([\w-]{43})$/;

/** The links of mails to a site, by the backend's secret. */
export function createLinks(pepper: string, siteAddress: string): Links {
  const seal = (kind: LinkKind, key: string) =>
    createHmac('sha256', pepper)
      .update(JSON.stringify(['search alert', kind, key]))
      .digest('base64url');
  const token: Links['token'] = (kind, key) => `${kind}.${key}.${seal(kind, key)}`;
  return {
    token,
    read(text) {
      const [, kind, key = '', sealed = ''] = pattern.exec(text) ?? [];
      if (kind !== 'confirm' && kind !== 'end') return null;
      // As they are written: several texts would decode to the same bytes.
      const [given, own] = [Buffer.from(sealed), Buffer.from(seal(kind, key))];
      return given.length === own.length && timingSafeEqual(given, own) ? { kind, key } : null;
    },
    address: (kind, key) => `${siteAddress}/search-alerts/${kind}?token=${token(kind, key)}`,
    page: (path) => siteAddress + path,
  };
}
