/** A section of a legal text. The first one may have no title. */
export interface LegalSection {
  readonly title: string | null;
  readonly paragraphs: readonly string[];
}

/**
 * A legal text as its record has it: a line that starts with `#` begins a section, an empty line a paragraph.
 *
 *     '# Our fee\nTwo per cent.\n\nPlus VAT.' => [{ title: 'Our fee', paragraphs: ['Two per cent.', 'Plus VAT.'] }]
 */
export function readLegalText(text: string): readonly LegalSection[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/^(?=#)/m)
    .map((section) => {
      const [, title = null, rest = section] = /^#+[ \t]*(.*)\n?([\s\S]*)$/.exec(section) ?? [];
      const paragraphs = rest.split(/\n[ \t]*\n/).map((paragraph) => paragraph.trim());
      return { title: title?.trim() || null, paragraphs: paragraphs.filter((paragraph) => paragraph !== '') };
    })
    .filter(({ title, paragraphs }) => title !== null || paragraphs.length > 0);
}

const gap = /\[[^[\]\n]+\]/g;

/** What has still to be filled in, as written: `[trade licence number]`. */
export const openGaps = (text: string): readonly string[] => [...new Set(text.match(gap) ?? [])];

/** A paragraph in pieces, every second of which is a gap. */
export const splitAtGaps = (paragraph: string): readonly string[] => paragraph.split(/(\[[^[\]\n]+\])/);
