import { Fieldset, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../../domain/format/locale-context';
import { parseHandover } from '../../domain/project/handover';
import { errorSentence, type InputProps, OfficeSelect, useField } from './form-inputs';
import { textsOf } from './texts';

const quarters = [1, 2, 3, 4];
/** The years that are offered, from this year. */
const years = { before: 10, after: 15 } as const;

/** A quarter, or only a year: `2028-Q4`, `2028`. */
export function QuarterInput(props: InputProps) {
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
