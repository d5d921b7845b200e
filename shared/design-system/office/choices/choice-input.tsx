import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'ra-core';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import type { OfficeList, ValueInUse } from '../../../domain/office/wire';
import { splitList } from '../../../domain/record/split-list';
import { numberedLines } from '../../../domain/text/numbered-lines';
import { InputFrame, type InputProps, useField } from '../form-inputs';
import { moved } from '../order-buttons';
import { Tags } from './tags';
import { textsOf } from './texts';
import { isSame, ValueCombobox } from './value-combobox';

/** How several values stand in one text (section 3). */
const lists = {
  choices: { read: splitList, write: (values: readonly string[]) => values.join(', ') },
  numbered: {
    read: (text: string) => [...new Set(numberedLines(text))],
    write: (values: readonly string[]) => values.map((value, index) => `${index + 1}. ${value}`).join('\r\n'),
  },
} as const;

/** The values that the records of this kind have in a field, most used first; `undefined` until they are loaded. */
function useValuesInUse(field: string): readonly ValueInUse[] | undefined {
  const resource = useResourceContext();
  const provider = useDataProvider();
  const { data } = useQuery<OfficeList<ValueInUse>>({
    queryKey: [resource, 'values', field],
    queryFn: () => provider.get(`/${resource}/values?field=${field}`),
  });
  return data?.data;
}

/** One value: typed, or one of those in use in the field `valuesOf`. */
export function ChoiceInput({ valuesOf, ...props }: InputProps & { readonly valuesOf: string }) {
  const texts = useTexts(textsOf);
  const { field, problem } = useField(props);
  const values = useValuesInUse(valuesOf);
  const isNew = values !== undefined && field.value !== '' && !values.some(({ value }) => value === field.value);
  return (
    <InputFrame {...props} problem={problem} note={isNew ? texts.isNew : undefined}>
      <ValueCombobox
        inputRef={field.ref}
        values={values ?? []}
        text={field.value}
        onText={field.onChange}
        onChoose={field.onChange}
        onBlur={field.onBlur}
      />
    </InputFrame>
  );
}

/** Several values as tags, in an order of one's own. */
export function ChoicesInput({ kind, ...props }: InputProps & { readonly kind: keyof typeof lists }) {
  const texts = useTexts(textsOf);
  const { read, write } = lists[kind];
  const { field, problem } = useField(props);
  const values = useValuesInUse(props.name);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const tags = read(field.value);
  const set = (next: readonly string[]) => field.onChange(write(next));
  const add = (typed: readonly string[]) => {
    setText('');
    const known = typed.map((one) => values?.find(({ value }) => isSame(value, one))?.value ?? one.trim());
    const added = known.filter(
      (one, place) => one !== '' && ![...tags, ...known.slice(0, place)].some((tag) => isSame(tag, one)),
    );
    if (added.length > 0) set([...tags, ...added]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A form is not sent by the key that adds a value.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Backspace' && text === '' && tags.length > 0) set(tags.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n,]/.test(pasted)) return;
    event.preventDefault();
    add(/[\r\n]/.test(pasted) ? numberedLines(pasted) : splitList(pasted));
  };
  return (
    <InputFrame {...props} problem={problem}>
      <Tags
        tags={tags}
        isNew={(tag) => values !== undefined && !values.some(({ value }) => value === tag)}
        onMove={(from, to) => set(moved(tags, from, to))}
        onRemove={(place) => {
          set(tags.filter((_, each) => each !== place));
          if (tags.length === 1) input.current?.focus();
        }}
      />
      <ValueCombobox
        inputRef={(element) => {
          input.current = element;
          field.ref(element);
        }}
        values={(values ?? []).filter(({ value }) => !tags.some((tag) => isSame(tag, value)))}
        text={text}
        placeholder={texts.add}
        onText={(typed) => (kind === 'choices' && typed.includes(',') ? add(splitList(typed)) : setText(typed))}
        onChoose={(value) => add([value])}
        onBlur={() => {
          add([text]);
          field.onBlur();
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </InputFrame>
  );
}
