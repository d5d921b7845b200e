import { formAction } from '@iwan/shared/forms/posted-form';
import { Parser } from 'htmlparser2';
import type { FormDraft } from './form-drafts';

interface Edit {
  /** Where the text goes in, and up to where it replaces what stands there. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Puts a draft into the form of a rendered page, whoever has rendered it: text into its fields, ticks and choices onto
 * theirs, and before the fields what is to be mended. Fields that were filled carry `data-filled`, so that they count as
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
          if (isInside && problems.length > 0) edits.push({ from: end + 1, to: end + 1, text: problemList(problems) });
          return;
        }
        if (!isInside) return;
        if (tag === 'option') {
          if (isChoosing.includes(attributes.value ?? '')) edits.push(attributeEdit(end, ' selected=""'));
          return;
        }
        const given = values.get(attributes.name ?? '');
        if (!given) return;
        const [first = ''] = given;
        if (tag === 'textarea') {
          edits.push(attributeEdit(end, ' data-filled=""'));
          edits.push({ from: end + 1, to: end + 1, text: escapeHtml(first) });
          emptying = attributes.name ?? null;
        } else if (tag === 'select') {
          isChoosing = given;
        } else if (tag === 'input') {
          const edit = inputEdit(html, parser.startIndex, end, attributes, given);
          if (edit) edits.push(edit);
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

function inputEdit(
  html: string,
  start: number,
  end: number,
  { type = 'text', value = 'on' }: Readonly<Record<string, string>>,
  given: readonly string[],
): Edit | null {
  switch (type) {
    case 'hidden':
    case 'file':
    case 'submit':
    case 'password':
      return null;
    case 'checkbox':
    case 'radio':
      return given.includes(value) ? attributeEdit(end, ' checked="" data-filled=""', html) : null;
    default: {
      const tag = html.slice(start, end + 1).replace(/\svalue="[^"]*"/, '');
      const filled = tag.replace(/\s*\/?>$/, ` value="${escapeHtml(given[0] ?? '')}" data-filled=""/>`);
      return { from: start, to: end + 1, text: filled };
    }
  }
}

/** Attributes put before the end of a tag: before `>`, or `/>`. */
function attributeEdit(end: number, text: string, html = ''): Edit {
  const at = html[end - 1] === '/' ? end - 1 : end;
  return { from: at, to: at, text };
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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
