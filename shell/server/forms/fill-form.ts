import { formAction } from '@iwan/shared/forms/posted-form';
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../html/escape-html';
import type { FormDraft } from './form-drafts';

interface Edit {
  /** Where the text goes in, and up to where it replaces what stands there. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Puts a draft into the form of a rendered page, whoever has rendered it: text into its fields, ticks and choices onto
 * theirs, and what is to be mended where it has a place for that (`data-problems`). Fields that were filled carry `data-filled`, so that they count as
 * typed by the visitor should scripts run after all.
 */
export function fillForm(html: string, { form, fields, problems }: FormDraft): string {
  const edits: Edit[] = [];
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) values.set(name, [...(values.get(name) ?? []), value]);
  let isInside = false;
  let isChoosing: readonly string[] = [];
  let emptying: string | null = null;

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const end = parser.endIndex;
        if (tag === 'form') {
          isInside = attributes.action === formAction(form);
          return;
        }
        if (!isInside) return;
        if ('data-problems' in attributes) {
          if (problems.length > 0) edits.push({ from: end + 1, to: end + 1, text: problemList(problems) });
          return;
        }
        if (tag === 'option') {
          const edit = optionEdit(html.slice(parser.startIndex, end + 1), attributes, isChoosing);
          if (edit !== null) edits.push({ from: parser.startIndex, to: end + 1, text: edit });
          return;
        }
        const given = values.get(attributes.name ?? '') ?? [];
        const [first] = given;
        if (tag === 'input') {
          const edit = inputEdit(html.slice(parser.startIndex, end + 1), attributes, given);
          if (edit !== null) edits.push({ from: parser.startIndex, to: end + 1, text: edit });
        } else if (first === undefined) {
          return;
        } else if (tag === 'textarea') {
          edits.push(attributeEdit(end, ' data-filled=""'));
          edits.push({ from: end + 1, to: end + 1, text: escapeHtml(first) });
          emptying = attributes.name ?? null;
        } else if (tag === 'select') {
          isChoosing = given;
        }
      },
      onclosetag(tag) {
        if (tag === 'form') isInside = false;
        if (tag === 'select') isChoosing = [];
        if (tag === 'textarea') emptying = null;
      },
      ontext() {
        // What the server had put there makes room.
        if (emptying !== null) edits.push({ from: parser.startIndex, to: parser.endIndex + 1, text: '' });
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return applied(html, edits);
}

/** The tag of an option, chosen by the visitor or no longer by the page; null where its list was left as it is. */
function optionEdit(
  tag: string,
  { value = '' }: Readonly<Record<string, string>>,
  chosen: readonly string[],
): string | null {
  if (chosen.length === 0) return null;
  const unchosen = tag.replace(/\sselected(="[^"]*")?/, '');
  return chosen.includes(value) ? withAttributes(unchosen, 'selected=""') : unchosen;
}

/** The tag of an input with what was given for it; null where it stays as it is. A tick that was not given is none. */
function inputEdit(
  tag: string,
  { type = 'text', value = 'on' }: Readonly<Record<string, string>>,
  given: readonly string[],
): string | null {
  switch (type) {
    case 'hidden':
    case 'file':
    case 'submit':
    case 'password':
      return null;
    case 'checkbox':
    case 'radio': {
      const unticked = tag.replace(/\schecked(="[^"]*")?/, '');
      return given.includes(value) ? withAttributes(unticked, 'checked="" data-filled=""') : unticked;
    }
    default: {
      const [first] = given;
      if (first === undefined) return null;
      return withAttributes(tag.replace(/\svalue="[^"]*"/, ''), `value="${escapeHtml(first)}" data-filled=""`);
    }
  }
}

/** A tag without content, with more attributes at its end: before `>`, or `/>`. */
function withAttributes(tag: string, attributes: string): string {
  return tag.replace(/\s*(\/?>)$/, (_, end) => ` ${attributes}${end}`);
}

/** Attributes put before the `>` of a tag. */
function attributeEdit(end: number, text: string): Edit {
  return { from: end, to: end, text };
}

function problemList(problems: readonly string[]): string {
  const items = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('');
  return `<ul role="alert" style="color:var(--fg-danger)">${items}</ul>`;
}

function applied(html: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const { from, to, text } of edits) {
    result += html.slice(position, from) + text;
    position = to;
  }
  return result + html.slice(position);
}
