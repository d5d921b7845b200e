import { Parser } from 'htmlparser2';

export interface DocumentStyles {
  readonly classes: ReadonlySet<string>;
  /** Addresses of its stylesheets, as written. */
  readonly sheets: readonly string[];
  /** The text of its own `<style>` elements. */
  readonly inline: string;
}

/** Parses the classes and the stylesheets of HTML as it was sent, before any script has run. */
export function documentStyles(html: string): DocumentStyles {
  const classes = new Set<string>();
  const sheets: string[] = [];
  let inline = '';
  let isInStyle = false;
  const parser = new Parser({
    onopentag(name, { class: named = '', rel, href }) {
      for (const each of named.split(/\s+/)) if (each !== '') classes.add(each);
      if (name === 'link' && rel === 'stylesheet' && href) sheets.push(href);
      isInStyle = name === 'style';
    },
    ontext(text) {
      if (isInStyle) inline += text;
    },
    onclosetag() {
      isInStyle = false;
    },
  });
  parser.end(html);
  return { classes, sheets, inline };
}

export function styledClasses(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

/** The classes of a document that some build has styles for, and none of the document's stylesheets. */
export function missingStyles(
  classes: ReadonlySet<string>,
  named: readonly string[],
  built: readonly string[],
): readonly string[] {
  const there = styledClasses(named.join('\n'));
  const known = styledClasses(built.join('\n'));
  return [...classes].filter((name) => known.has(name) && !there.has(name));
}
