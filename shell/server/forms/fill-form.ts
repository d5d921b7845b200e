import type { FormError } from '@iwan/shared/contracts/module';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { formAction } from '@iwan/shared/forms/posted-form';
import { Parser } from 'htmlparser2';
import type { FormDraft } from './form-drafts';

interface Edit {
  /** The position of the text, and the end of what it replaces. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Fills a draft into the form of a rendered page, whichever remote has rendered it: values of fields, checkboxes and selects.
 * Filled fields have `data-filled`, so that they count as typed when the form is hydrated. Errors are written into the form's
 * list (`data-problems`), with links to the fields, and at each field with a `FieldError`.
 */
export function fillForm(html: string, { form, fields, problems }: FormDraft): string {
  const edits: Edit[] = [];
  /** The ids of the invalid fields, and the error messages by the ids of their elements. */
  const ids = new Map<FormError, string>();
  const sentences = new Map<string, string>();
  let summary: number | null = null;
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) values.set(name, [...(values.get(name) ?? []), value]);
  let isInside = false;
  /** The end of each tag of a `details` element around the parser's position. */
  const disclosures: number[] = [];
  let isChoosing: readonly string[] = [];
  let emptying: string | null = null;

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const end = parser.endIndex;
        if (tag === 'details') disclosures.push('open' in attributes ? -1 : end);
        if (tag === 'form') {
          isInside = attributes.action === formAction(form);
          // What was typed, and what is wrong with it, has to be seen.
          for (const at of isInside ? disclosures : []) if (at >= 0) edits.push({ from: at, to: at, text: ' open=""' });
          return;
        }
        if (!isInside) return;
        if ('data-problems' in attributes) {
          summary = end + 1;
          return;
        }
        const said = sentences.get(attributes.id ?? '');
        if (said !== undefined) edits.push({ from: end + 1, to: end + 1, text: escapeHtml(said) });
        const written = html.slice(parser.startIndex, end + 1);
        const given = values.get(attributes.name ?? '') ?? [];
        const [first] = given;
        let edited = written;
        const error = problems.find(({ field }) => field !== undefined && field === attributes.name);
        if (error !== undefined) {
          edited = markedWrong(edited, attributes);
          ids.set(error, attributes.id ?? '');
          sentences.set(errorId(attributes.id ?? ''), error.sentence);
        }
        if (tag === 'option') edited = optionEdit(edited, attributes, isChoosing);
        else if (tag === 'input') edited = inputEdit(edited, attributes, given);
        else if (tag === 'select') isChoosing = given;
        else if (tag === 'textarea' && first !== undefined) {
          edited = withAttributes(edited, 'data-filled=""') + escapeHtml(first);
          emptying = attributes.name ?? null;
        }
        if (edited !== written) edits.push({ from: parser.startIndex, to: end + 1, text: edited });
      },
      onclosetag(tag) {
        if (tag === 'details') disclosures.pop();
        if (tag === 'form') {
          isInside = false;
          if (summary !== null && problems.length > 0) {
            edits.push({ from: summary, to: summary, text: errorList(problems, ids) });
          }
          summary = null;
        }
        if (tag === 'select') isChoosing = [];
        if (tag === 'textarea') emptying = null;
      },
      ontext() {
        // Replaces the server-rendered value.
        if (emptying !== null) edits.push({ from: parser.startIndex, to: parser.endIndex + 1, text: '' });
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return applied(html, edits);
}

/** The tag of an option, selected by the draft instead of the page; unchanged where the draft has no value for its select. */
function optionEdit(tag: string, { value = '' }: Readonly<Record<string, string>>, chosen: readonly string[]): string {
  if (chosen.length === 0) return tag;
  const unchosen = tag.replace(/\sselected(="[^"]*")?/, '');
  return chosen.includes(value) ? withAttributes(unchosen, 'selected=""') : unchosen;
}

/** The tag of an input with its value. A checkbox that is missing in the draft is unchecked. */
function inputEdit(
  tag: string,
  { type = 'text', value }: Readonly<Record<string, string>>,
  given: readonly string[],
): string {
  switch (type) {
    case 'hidden':
      // Hidden values of the page stay; an empty hidden field takes the draft's.
      return value ? tag : textEdit(tag, given);
    case 'file':
    case 'submit':
    case 'password':
      return tag;
    case 'checkbox':
    case 'radio': {
      const unticked = tag.replace(/\schecked(="[^"]*")?/, '');
      return given.includes(value ?? 'on') ? withAttributes(unticked, 'checked="" data-filled=""') : unticked;
    }
    default:
      return textEdit(tag, given);
  }
}

function textEdit(tag: string, [first]: readonly string[]): string {
  if (first === undefined) return tag;
  return withAttributes(tag.replace(/\svalue="[^"]*"/, ''), `value="${escapeHtml(first)}" data-filled=""`);
}

/** The tag of an invalid field with `aria-invalid` and a reference to its message. */
function markedWrong(tag: string, attributes: Readonly<Record<string, string>>): string {
  const { id = '', 'aria-describedby': described = '' } = attributes;
  const ids = escapeHtml(`${errorId(id)} ${described}`.trim());
  return withAttributes(tag.replace(/\saria-describedby="[^"]*"/, ''), `aria-invalid="true" aria-describedby="${ids}"`);
}

/** The id of the `FieldError` of a field. */
const errorId = (id: string) => `${id}-error`;

/** Adds attributes to a tag without content: before `>`, or `/>`. */
function withAttributes(tag: string, attributes: string): string {
  return tag.replace(/\s*(\/?>)$/, (_, end) => ` ${attributes}${end}`);
}

/** `ids`: of the fields of these errors, as far as the form has them. */
function errorList(errors: readonly FormError[], ids: ReadonlyMap<FormError, string>): string {
  const items = errors.map((error) => {
    const sentence = escapeHtml(error.sentence);
    const id = ids.get(error);
    const words = id ? `<a href="#${escapeHtml(id)}">${sentence}</a>` : sentence;
    return error.field === undefined
      ? `<li>${words}</li>`
      : `<li data-field="${escapeHtml(error.field)}">${words}</li>`;
  });
  return `<div role="alert"><ul>${items.join('')}</ul></div>`;
}

function applied(html: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const { from, to, text } of [...edits].sort((one, other) => one.from - other.from)) {
    result += html.slice(position, from) + text;
    position = to;
  }
  return result + html.slice(position);
}
