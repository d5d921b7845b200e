import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { looksLike, windowsEncodingOf } from '../csv/encoding-of';

/** Why nothing of a feed is imported, in one sentence for whoever runs the site. */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal';
}

/** An element of XML; its name and the names of its attributes in lower case. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** Its own text, CDATA included. */
  text: string;
}

/** Bytes; a feed of 2,000 listings has about five million. */
export const largestFeed = 64 * 1024 * 1024;
const mostEntries = 20_000;
/** A listing has its photos and its agent in two levels. */
const deepest = 8;
/** Characters that are parsed between two turns of the event loop. */
const part = 256 * 1024;

/** The outermost element of each format, and that of a listing in both. */
const roots: readonly string[] = ['list', 'properties'];
const entryName = 'property';

/** The text of a feed: UTF-8, or UTF-16 with a byte order mark. Throws a `FeedRefusal` for any other encoding. */
function decodeFeed(bytes: Uint8Array): string {
  if (bytes.length > largestFeed) {
    throw new FeedRefusal(`The feed is larger than ${largestFeed / 1024 / 1024} MB.`);
  }
  const [first, second] = bytes;
  const other = looksLike(bytes);
  if (other !== null) throw new FeedRefusal(`The feed looks like ${other}: send it in UTF-8.`);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const encoding = /<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)/i.exec(head)?.[1] ?? 'UTF-8';
  if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) {
    throw new FeedRefusal(`The feed is in ${encoding}, which is not read: send it in UTF-8.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FeedRefusal(`The feed is not in UTF-8 but looks like ${windowsEncodingOf(bytes)}: send it in UTF-8.`);
  }
}

/**
 * The listings of an XML feed, Property Finder's `<list><property>` or Bayut's `<Properties><Property>`, as elements. Throws a `FeedRefusal`
 * for what is no such feed, is not well-formed, or declares entities: of a part of a feed nobody could say what was withdrawn.
 */
export async function readFeedXml(bytes: Uint8Array): Promise<readonly XmlElement[]> {
  const text = decodeFeed(bytes);
  const entries: XmlElement[] = [];
  const stack: XmlElement[] = [];
  const parser = new SaxesParser({ position: true });
  const addText = (more: string) => {
    const open = stack.at(-1);
    if (open !== undefined) open.text += more;
  };
  parser.on('doctype', () => {
    throw new FeedRefusal('The feed has a document type (DOCTYPE), which is not read: send it without one.');
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ name, attributes }) => {
    if (stack.length === 0 && !roots.includes(name.toLowerCase())) {
      throw new FeedRefusal(`The feed begins with <${name.slice(0, 60)}>, not with <list> or <Properties>.`);
    }
    if (stack.length >= deepest) throw new FeedRefusal(`The feed has more than ${deepest} levels of elements.`);
    const lower = Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), String(value)]);
    stack.push({ name: name.toLowerCase(), attributes: Object.fromEntries(lower), children: [], text: '' });
  });
  parser.on('closetag', () => {
    const element = stack.pop();
    if (element === undefined) return;
    element.text = element.text.trim();
    if (stack.length > 1) stack.at(-1)?.children.push(element);
    else if (stack.length === 1 && element.name === entryName) entries.push(element);
    if (entries.length > mostEntries) throw new FeedRefusal(`The feed has more than ${mostEntries} listings.`);
  });
  try {
    for (let from = 0; from < text.length; from += part) {
      parser.write(text.slice(from, from + part));
      await nextTurn();
    }
    parser.close();
  } catch (error) {
    if (error instanceof FeedRefusal) throw error;
    throw new FeedRefusal(`The feed is not well-formed XML from line ${parser.line} on.`);
  }
  return entries;
}
