import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { textsOf } from '../texts';
import type { Preview } from '../visitor-sites';
import type { Previewed } from './preview-cookie';

/** The address of the button in the preview bar. */
export const endPreviewPath = '/__preview/end';

const styles = `
[data-preview]{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1rem;margin:0;padding:.5rem 1rem;background:var(--surface);border-block-end:2px solid var(--border);color:var(--fg);overflow-wrap:anywhere}
[data-preview] p{margin:0}
[data-preview] button{min-block-size:2.75rem;padding:.25rem 1rem;border:1px solid currentColor;border-radius:3px;background:none;color:inherit;font:inherit;cursor:pointer}
`;

/** The bar above every page of a preview, as HTML: the previewed release, and a button that ends the preview, without script. */
export function previewBanner({ shown, missing }: Preview, locale: string): string {
  const texts = textsOf(locale);
  const words = [
    ...(shown.length > 0 ? [texts.shows(shown.map(nameOf))] : []),
    ...(missing.length > 0 ? [texts.lacks(missing.map(nameOf))] : []),
  ];
  return `<style>${styles}</style><form data-preview method="post" action="${endPreviewPath}" aria-label="${texts.preview}"><p>${escapeHtml(words.join(' '))}</p><button>${texts.end}</button></form>`;
}

function nameOf({ name, version }: Previewed): string {
  return `${name} ${version}`;
}
