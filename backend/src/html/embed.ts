import { embedSource } from '@iwan/shared/domain/embed/embed-source';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import sanitize from 'sanitize-html';
import { remembering } from './remembering';

interface Frame {
  readonly source: string;
  readonly title: string;
}

/** The first allowed frame of a markup. Only its address and title are used. */
function findFrame(markup: string): Frame | null {
  let found: Frame | null = null;
  sanitize(markup, {
    allowedTags: ['iframe'],
    allowedAttributes: { iframe: ['src', 'title'] },
    onOpenTag: (name, { src = '', title = '' }) => {
      const source = name === 'iframe' ? embedSource(src) : null;
      if (source !== null) found ??= { source, title };
    },
  });
  return found;
}

function build({ source, title }: Frame): string {
  const shown = title.trim().slice(0, 200) || 'Map';
  return `<iframe src="${escapeHtml(source)}" title="${escapeHtml(shown)}" width="600" height="450" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts allow-same-origin allow-popups" allowfullscreen></iframe>`;
}

const clean = remembering((markup) => {
  const source = embedSource(markup);
  const frame = source === null ? findFrame(markup) : { source, title: '' };
  return { markup: frame === null ? null : build(frame) };
}, 25_000);

/**
 * Embed markup (section 3), rewritten with only the address of its frame; a bare address is accepted too. `null` when it has no
 * frame of an allowed map or video service.
 */
export function safeEmbed(markup: string): string | null {
  return clean(markup).markup;
}
