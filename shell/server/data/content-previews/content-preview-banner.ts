import { ApiError, isApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { plainPage } from '../../request/html/plain-page';
import { textsOf } from './texts';

/** Our own backend's call, beyond section 7. */
const path = '/api/preview';

const styles = `
[data-preview]{margin:0;padding:.75rem 1rem;background:var(--surface);border-block-end:2px solid var(--border);color:var(--fg);text-align:center;overflow-wrap:anywhere}
`;

/** The bar above the page of a preview, as HTML. */
export function contentPreviewBanner(end: Date, locale: string): string {
  const texts = textsOf(locale);
  const words = texts.shown(formatInstant(end.toISOString(), locale));
  return `<style>${styles}</style><p data-preview role="note" aria-label="${texts.label}">${escapeHtml(words)}</p>`;
}

/** The page in place of a preview that has ended. */
export const endedPreviewPage = (locale: string) => plainPage({ locale, ...textsOf(locale).ended });

/** When a preview expires; `null` for an expired one, and for a backend without previews. Rejects with an `ApiError`. */
export async function previewEnd(http: Http, signal: AbortSignal): Promise<Date | null> {
  try {
    const data = asRecord(asRecord(await http.get(path, signal))?.data);
    const end = new Date((data && readText(data, 'ends_at')) ?? Number.NaN);
    if (Number.isNaN(end.getTime())) throw new ApiError('format');
    return end;
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
