import { previewParameter } from '@iwan/shared/network/preview-header';

/** The token of the preview that an address names; `null` where it names none. The backend verifies it. */
export function previewToken({ searchParams }: Pick<URL, 'searchParams'>): string | null {
  const token = searchParams.get(previewParameter);
  return token !== null && /^\d{1,10}\.\d{1,16}\.[\w-]{43}$/.test(token) ? token : null;
}

/** An address with the token of a preview, for a page that redirects to it. */
export function withPreview(address: string, token: string): string {
  const [, beforeHash = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  return `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${previewParameter}=${token}${hash}`;
}
