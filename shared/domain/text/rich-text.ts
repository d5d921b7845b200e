import { Parser } from 'htmlparser2';
import type { RichNode, RichText } from '../model/entities';
import { transparentBlocks, unreadElements, voids } from './rich-text-schema';
import { type OpenElement, RichTree } from './rich-text-tree';

/** Limits of length, in characters, and of depth; what exceeds them is cut. */
const limits = { characters: 100_000, unclosed: 200 } as const;

/** The size of chunks between two checks of the limits, in characters. */
const step = 2_000;

/**
 * Parses untrusted HTML of a description or a paragraph (section 3) into a tree of text and formatting: no script, style,
 * frame, picture or handler, and only links to the web, a mailbox or a telephone. Its nesting is valid, so that a browser
 * parses its HTML into the same tree. Text without tags becomes paragraphs, one for each line. Never throws.
 */
export function parseRichText(html: string | null): RichText {
  const written = (html ?? '').slice(0, limits.characters);
  return written.includes('<') ? parse(written) : written.split(/[\r\n]+/).flatMap(parse);
}

function parse(html: string): readonly RichNode[] {
  const tree = new RichTree();
  /**
   * The elements of the tree for the open source elements, the innermost last; `unread` counts those whose content is dropped.
   */
  const source: (OpenElement | null)[] = [];
  let unread = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (unreadElements.has(name)) unread += 1;
        source.push(unread > 0 ? null : tree.open(name, attributes.href));
      },
      ontext(text) {
        if (unread === 0) tree.write(text);
      },
      onclosetag(name) {
        if (unreadElements.has(name)) unread -= 1;
        else if (unread === 0 && transparentBlocks.has(name)) tree.endLine();
        const element = source.pop();
        if (element) tree.close(element);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  for (let at = 0; at < html.length && !tree.isFull && source.length < limits.unclosed; at += step) {
    parser.write(html.slice(at, at + step));
  }
  parser.end();
  return withoutEmpty(tree.nodes);
}

/** The tree without empty elements; the cells of a row are kept, so that columns stay aligned. */
function withoutEmpty(nodes: readonly RichNode[]): readonly RichNode[] {
  return nodes.flatMap((node): readonly RichNode[] => {
    if (typeof node === 'string') return node === '' ? [] : [node];
    if (voids.has(node.tag)) return [node];
    const children = withoutEmpty(node.children);
    const shows = node.tag === 'td' || node.tag === 'th' || children.some(isVisible);
    return shows ? [{ ...node, children }] : [];
  });
}

function isVisible(node: RichNode): boolean {
  return typeof node === 'string' ? node.trim() !== '' : node.tag !== 'br';
}
