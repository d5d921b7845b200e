import { randomUUID } from 'node:crypto';
import type { PostedForm } from '@iwan/shared/forms/posted-form';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { App } from '../../src/app';
import type { IslandResult } from '../../src/federation/load-island';
import type { SiteLinks } from '../../src/federation/page/boot';
import type { LoadedPage } from '../../src/federation/page/load-page';
import type { IslandHtml } from '../../src/federation/page/page-context';
import type { FooterChanges } from '../../src/layout/footer/footer-texts';
import { objectNumber } from '../object-number';

/** How long it is cached in milliseconds, since it may depend on the clock. */
const longestAge = 60_000;
/** The limit of all HTML in bytes; a page's is 30 to 60 KB. */
const defaultSizeLimit = 2 * 1024 * 1024;
/** The overhead of an entry in bytes. */
const entryCost = 1024;

/** The id of the dialog's HTML, beside those of islands; no slot has such a name. */
const dialogId = '@dialog';
/** Placeholders for the HTML of islands and dialog. They are random, so that no content can contain one. */
const mark = randomUUID();
const placeholders = new RegExp(`<!--${mark}:(.*?)-->`);

/** Everything that the shell's part of a page is rendered from. */
interface ShellPart {
  /** The same object as long as the releases do not change: links depend on the live releases. */
  readonly site: object;
  readonly page: LoadedPage;
  readonly pathname: string;
  readonly posted: PostedForm | null;
  readonly links: SiteLinks;
  readonly footer: FooterChanges;
  readonly intro: boolean;
  /** The HTML of the islands. */
  readonly html: IslandHtml;
  /** The dialog in the address. */
  readonly dialog: { readonly html: string | null } | null;
}

interface Options {
  /** As for `DocumentCache`: 0 disables the cache. */
  readonly maxAge: number;
  readonly sizeLimit?: number;
}

/** HTML between placeholders: at odd positions are the ids. */
type Pieces = readonly string[];

/**
 * A cache of the shell's own HTML around the islands of a page: header, footer, and the shell's own pages. It is rendered with a
 * placeholder for each island, and so depends neither on their data nor on the query.
 */
export class ShellHtmlCache {
  readonly #maxAge: number;
  readonly #rendered: LRUCache<string, { readonly pieces: Pieces; readonly at: number }>;

  constructor({ maxAge, sizeLimit = defaultSizeLimit }: Options) {
    this.#maxAge = Math.min(maxAge, longestAge);
    this.#rendered = new LRUCache({
      maxSize: sizeLimit,
      sizeCalculation: ({ pieces }, key) =>
        entryCost + 2 * (key.length + pieces.reduce((sum, { length }) => sum + length, 0)),
    });
  }

  /** The size of the cache in bytes. */
  get bytes(): number {
    return this.#rendered.calculatedSize;
  }

  /** The HTML of the whole app. Throws when a component of the shell throws. */
  html(part: ShellPart): string {
    const { html, dialog } = part;
    return this.#piecesOf(part)
      .map((piece, place) => {
        if (place % 2 === 0) return piece;
        return (piece === dialogId ? dialog?.html : html.get(piece)) ?? '';
      })
      .join('');
  }

  #piecesOf(part: ShellPart): Pieces {
    const { site, page, html, dialog, ...rest } = part;
    const isDialogRendered = dialog !== null && dialog.html !== null;
    const withHtml = page.rendered.filter((id) => html.get(id) !== undefined);
    const key = JSON.stringify([objectNumber(site), withoutData(page), withHtml, dialog && isDialogRendered, rest]);
    const cached = this.#rendered.get(key);
    const now = performance.now();
    if (cached && now - cached.at < this.#maxAge) return cached.pieces;
    const marked = new Map(withHtml.map((id) => [id, placeholderOf(id)]));
    const text = renderToString(
      <App
        {...rest}
        page={page}
        html={marked}
        dialog={dialog && { html: isDialogRendered ? placeholderOf(dialogId) : null }}
      />,
    );
    const pieces = text.split(placeholders);
    if (this.#maxAge > 0) this.#rendered.set(key, { pieces, at: now });
    return pieces;
  }
}

function placeholderOf(id: string): string {
  return `<!--${mark}:${id}-->`;
}

/** A page with the outcome of each part, but not its data. */
function withoutData(page: LoadedPage): unknown {
  const outcomeOf = (result: IslandResult) => (result.status === 'ready' ? result.status : result.failure);
  return {
    ...page,
    island: page.island && outcomeOf(page.island),
    slots: Object.entries(page.slots).map(([slot, parts]) => [
      slot,
      parts.map(({ id, source, result }) => [id, source, outcomeOf(result)]),
    ]),
  };
}
