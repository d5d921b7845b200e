import type { FormProblem } from '@iwan/shared/contracts/module';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
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
 * theirs. Fields that were filled carry `data-filled`, so that they count as typed by the visitor should scripts run after all.
 * What is to be mended stands where the form has a place for all of it (`data-problems`), with the way to each field, and at the
 * field where that has a place for it (`FieldError`).
 */
export function fillForm(html: string, { form, fields, problems }: FormDraft): string {
  const edits: Edit[] = [];
  /** The ids of the fields that are to be mended, and what is wrong by the id of the place at each. */
  const ids = new Map<FormProblem, string>();
  const sentences = new Map<string, string>();
  let summary: number | null = null;
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
          summary = end + 1;
          return;
        }
        const said = sentences.get(attributes.id ?? '');
        if (said !== undefined) edits.push({ from: end + 1, to: end + 1, text: escapeHtml(said) });
        const written = html.slice(parser.startIndex, end + 1);
        const given = values.get(attributes.name ?? '') ?? [];
        const [first] = given;
        let edited = written;
        const problem = problems.find(({ field }) => field !== undefined && field === attributes.name);
        if (problem !== undefined) {
          edited = markedWrong(edited, attributes);
          ids.set(problem, attributes.id ?? '');
          sentences.set(problemId(attributes.id ?? ''), problem.sentence);
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
        if (tag === 'form') {
          isInside = false;
          if (summary !== null && problems.length > 0) {
            edits.push({ from: summary, to: summary, text: problemList(problems, ids) });
          }
          summary = null;
        }
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

/** The tag of an option, chosen by the visitor or no longer by the page; as it is where its list was left alone. */
function optionEdit(tag: string, { value = '' }: Readonly<Record<string, string>>, chosen: readonly string[]): string {
  if (chosen.length === 0) return tag;
  const unchosen = tag.replace(/\sselected(="[^"]*")?/, '');
  return chosen.includes(value) ? withAttributes(unchosen, 'selected=""') : unchosen;
}

/** The tag of an input with what was given for it. A tick that was not given is none. */
function inputEdit(
  tag: string,
  { type = 'text', value }: Readonly<Record<string, string>>,
  given: readonly string[],
): string {
  switch (type) {
    case 'hidden':
      // What the page says of itself stays; an empty one is for what a step before knows.
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

/** The tag of a field that is to be mended, tied to the sentence at its place. */
function markedWrong(tag: string, attributes: Readonly<Record<string, string>>): string {
  const { id = '', 'aria-describedby': described = '' } = attributes;
  const ids = escapeHtml(`${problemId(id)} ${described}`.trim());
  return withAttributes(tag.replace(/\saria-describedby="[^"]*"/, ''), `aria-invalid="true" aria-describedby="${ids}"`);
}

/** Of the place at a field that `FieldError` has there. */
const problemId = (id: string) => `${id}-error`;

/** A tag without content, with more attributes at its end: before `>`, or `/>`. */
function withAttributes(tag: string, attributes: string): string {
  return tag.replace(/\s*(\/?>)$/, (_, end) => ` ${attributes}${end}`);
}

/** `ids`: of the fields of these problems, as far as this form has them. */
function problemList(problems: readonly FormProblem[], ids: ReadonlyMap<FormProblem, string>): string {
  const items = problems.map((problem) => {
    const sentence = escapeHtml(problem.sentence);
    const id = ids.get(problem);
    const words = id ? `<a href="#${escapeHtml(id)}">${sentence}</a>` : sentence;
    return problem.field === undefined
      ? `<li>${words}</li>`
      : `<li data-field="${escapeHtml(problem.field)}">${words}</li>`;
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
