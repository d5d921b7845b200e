import { Fieldset, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../../domain/format/locale-context';
import type { FormField } from '../../domain/office/content-fields';
import { parseHandover } from '../../domain/project/handover';
import { ChoiceInput, ChoicesInput } from './choices/choice-input';
import {
  AmountInput,
  errorSentence,
  type InputProps,
  OfficeSelect,
  SelectInput,
  TextAreaInput,
  TextInput,
  useField,
} from './form-inputs';
import { GalleryInput } from './media/gallery-input';
import { MediaInput } from './media/media-input';
import { RecordInput, RecordsInput } from './record-input';
import { RowsInput } from './rows-input';
import { textsOf } from './texts';

/** The input of a field, by its kind. */
export function FieldInput(props: FormField) {
  const { name, field, label, help, optionLabels = {} } = props;
  const described = {
    ...{ name, label, isRequired: field.isRequired === true },
    ...(help !== undefined && { help }),
    ...(props.translation && { language: props.translation.language }),
  };
  switch (field.kind) {
    case 'rows':
    case 'nearby':
      return <RowsInput {...described} field={field} row={props.row ?? []} Cell={FieldInput} />;
    case 'pictures':
      return <GalleryInput {...described} field={field} />;
    case 'picture':
    case 'file':
      return <MediaInput {...described} field={field} />;
    case 'reference':
      return <RecordInput {...described} resource={field.resource} />;
    case 'references':
      return <RecordsInput {...described} resource={field.resource} />;
    case 'lines':
    case 'rich':
      return <TextAreaInput {...described} rows={6} />;
    case 'choices':
    case 'numbered':
      return <ChoicesInput {...described} kind={field.kind} />;
    case 'money':
      return <AmountInput {...described} isText />;
    case 'whole':
    case 'decimal':
      if (field.unit === 'dirhams') return <AmountInput {...described} />;
      return <TextInput {...described} inputMode="decimal" />;
    case 'quarter':
      return <QuarterInput {...described} />;
    case 'day':
      return <TextInput {...described} type="date" />;
    case 'choice':
      if (field.options === undefined) return <ChoiceInput {...described} valuesOf={field.valuesOf ?? name} />;
      return (
        <SelectInput
          {...described}
          options={field.options.map((value) => ({ value, label: optionLabels[value] ?? value }))}
        />
      );
    default:
      return <TextInput {...described} />;
  }
}

const quarters = [1, 2, 3, 4];
/** The years that are offered, from this year. */
const years = { before: 10, after: 15 } as const;

/** A quarter, or only a year: `2028-Q4`, `2028`. */
function QuarterInput(props: InputProps) {
  const texts = useTexts(textsOf).quarter;
  const { field, problem } = useField(props);
  const value = parseHandover(field.value);
  // A quarter may be chosen before its year.
  const [early, setEarly] = useState('');
  const quarter = value === null ? early : String(value.quarter ?? '');
  const now = new Date().getFullYear();
  const offered = Array.from({ length: years.before + years.after + 1 }, (_, index) => now - years.before + index);
  const write = (year: string, one: string) => {
    setEarly(one);
    field.onChange(year === '' ? '' : one === '' ? year : `${year}-Q${one}`);
  };
  return (
    <Fieldset.Root invalid={problem !== undefined} gap="1.5">
      <Fieldset.Legend fontSize="sm" marginBottom="0">
        {props.label}
      </Fieldset.Legend>
      <Flex gap="2">
        <OfficeSelect
          selectRef={field.ref}
          label={texts.quarterOf(props.label)}
          value={quarter}
          none={texts.wholeYear}
          options={quarters.map((one) => ({ value: one, label: `Q${one}` }))}
          onChoose={(one) => write(String(value?.year ?? ''), one)}
        />
        <OfficeSelect
          label={texts.yearOf(props.label)}
          value={value?.year ?? ''}
          none={texts.year}
          options={[...new Set([...offered, value?.year ?? now])]
            .sort()
            .map((year) => ({ value: year, label: String(year) }))}
          onChoose={(year) => write(year, quarter)}
        />
      </Flex>
      {props.help === undefined ? null : <Fieldset.HelperText>{props.help}</Fieldset.HelperText>}
      <Fieldset.ErrorText>{errorSentence(props.label, problem?.message)}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
