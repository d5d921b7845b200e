import type { RichElement, RichNode, RichTag } from '../model/entities';
import { webUrl } from '../record/web-url';
import { blocks, containers, richTagOf, transparentBlocks, voids } from './rich-text-schema';

/** An allowed address of a link in a text: a web page, a mailbox or a telephone; `null` for anything else. */
export function linkUrl(text: string | null): string | null {
  const written = text?.trim() ?? '';
  if (!/^(mailto|tel):./i.test(written)) return webUrl(written);
  return URL.canParse(written) ? new URL(written).href : null;
}

/** Limits of the number and depth of elements. */
const limits = { elements: 5_000, depth: 16 } as const;

export interface OpenElement extends RichElement {
  readonly children: RichNode[];
}

/** Builds the tree with valid nesting, whatever the source. */
export class RichTree {
  readonly nodes: RichNode[] = [];
  #open: OpenElement[] = [];
  #elements = 0;

  get isFull(): boolean {
    return this.#elements >= limits.elements;
  }

  /** Opens the element for a source element; `null` when it is removed and only its text is kept. */
  open(name: string, href: string | undefined): OpenElement | null {
    if (transparentBlocks.has(name)) this.endLine();
    const tag = richTagOf(name);
    if (tag === null || this.isFull) return null;
    const wanted = tag === 'li' && !this.#isWithin('ul', 'ol') ? 'p' : tag;
    if (!this.#makeRoomFor(wanted) || this.#open.length >= limits.depth) return null;
    if (wanted !== 'a') return this.#push(wanted);
    const url = linkUrl(href ?? null);
    return url === null ? null : this.#push('a', url);
  }

  close(element: OpenElement): void {
    const at = this.#open.indexOf(element);
    if (at >= 0) this.#open.length = at;
  }

  write(text: string): void {
    const folded = readable(text);
    const before = this.#siblings[this.#siblings.length - 1];
    if (folded === ' ' && (this.#standsBetweenBlocks || !isInLine(before))) return;
    if (folded === '' || !this.#makeRoomForText()) return;
    const siblings = this.#siblings;
    const last = siblings[siblings.length - 1];
    if (typeof last === 'string') siblings[siblings.length - 1] = (last + folded).replace(/ {2,}/g, ' ');
    else siblings.push(last === undefined ? folded.trimStart() : folded);
  }

  /** Begins a new block. */
  endLine(): void {
    this.#closeTo(takesBlocks);
  }

  get #top(): RichTag | null {
    return this.#open[this.#open.length - 1]?.tag ?? null;
  }

  get #siblings(): RichNode[] {
    return this.#open[this.#open.length - 1]?.children ?? this.nodes;
  }

  get #standsBetweenBlocks(): boolean {
    const top = this.#top;
    return top === null || isList(top) || isRow(top);
  }

  #isWithin(...tags: readonly RichTag[]): boolean {
    return this.#open.some(({ tag }) => tags.includes(tag));
  }

  #push(tag: RichTag, href?: string): OpenElement {
    const element: OpenElement = { tag, ...(href === undefined ? {} : { href }), children: [] };
    this.#siblings.push(element);
    this.#elements += 1;
    if (!voids.has(tag)) this.#open.push(element);
    return element;
  }

  /** Closes elements that must not contain this kind; false when it is not allowed anywhere. */
  #makeRoomFor(tag: RichTag): boolean {
    if (tag === 'li') return this.#closeTo((open) => open === 'ul' || open === 'ol');
    if (tag === 'tr') return this.#closeTo((open) => open === 'table');
    if (tag === 'td' || tag === 'th') return this.#closeTo((open) => open === 'tr');
    if (tag === 'a' && this.#isWithin('a')) return false;
    if (!blocks.has(tag)) return this.#makeRoomForText();
    this.#closeTo(takesBlocks);
    return this.#enterItem();
  }

  #makeRoomForText(): boolean {
    if (!this.#enterItem()) return false;
    if (this.#top === null) this.#push('p');
    return true;
  }

  /** In a list, other content becomes an item; in a table, content outside of cells is dropped. */
  #enterItem(): boolean {
    const top = this.#top;
    if (isRow(top)) return false;
    if (isList(top)) this.#push('li');
    return true;
  }

  /** Closes elements until the innermost is one of these; false, without a change, when none is. */
  #closeTo(isGoal: (tag: RichTag | null) => boolean): boolean {
    for (let depth = this.#open.length; depth >= 0; depth -= 1) {
      if (isGoal(this.#open[depth - 1]?.tag ?? null)) {
        this.#open.length = depth;
        return true;
      }
    }
    return false;
  }
}

const takesBlocks = (tag: RichTag | null): boolean => tag === null || containers.has(tag) || isList(tag) || isRow(tag);
const isInLine = (node: RichNode | undefined): boolean =>
  typeof node === 'string' || (node !== undefined && !blocks.has(node.tag));
const isList = (tag: RichTag | null): boolean => tag === 'ul' || tag === 'ol';
const isRow = (tag: RichTag | null): boolean => tag === 'table' || tag === 'tr';

/** White space collapsed as by a browser, without control characters and unpaired surrogates. */
function readable(text: string): string {
  return text
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
}
