import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { plainPage } from '../html/plain-page';
import { textsOf } from './texts';

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
