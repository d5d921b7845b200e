import { Button, Field, Fieldset, Flex, Stack, Text } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../domain/format/locale-context';
import type { ContentResource } from '../../domain/office/resources';
import { errorSentence } from './form-inputs';
import { moved, OrderButtons } from './order-buttons';
import { RecordSelect, useRecordName } from './record-select';
import { textsOf } from './texts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly resource: ContentResource;
}

/** Another record, chosen by its name. */
export function RecordInput({ name, label, help, resource }: Props) {
  const { field, fieldState } = useController({ name });
  const value = typeof field.value === 'number' ? field.value : null;
  return (
    <Field.Root invalid={fieldState.error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <RecordSelect resource={resource} value={value} none="—" onChange={field.onChange} selectRef={field.ref} />
      {help === undefined ? null : <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{errorSentence(label, fieldState.error?.message)}</Field.ErrorText>
    </Field.Root>
  );
}

/** Several other records in an order of one's own. */
export function RecordsInput({ name, label, help, resource }: Props) {
  const texts = useTexts(textsOf).records;
  const { field, fieldState } = useController({ name });
  const ids: readonly number[] = Array.isArray(field.value) ? field.value : [];
  return (
    <Fieldset.Root invalid={fieldState.error !== undefined} gap="1.5">
      <Fieldset.Legend fontSize="sm">{label}</Fieldset.Legend>
      {help === undefined ? null : <Fieldset.HelperText>{help}</Fieldset.HelperText>}
      <Stack as="ol" gap="2" listStyleType="none">
        {ids.map((id, place) => (
          <ChosenRecord
            key={id}
            resource={resource}
            id={id}
            place={place}
            count={ids.length}
            onMove={(to) => field.onChange(moved(ids, place, to))}
            onRemove={() => field.onChange(ids.filter((each) => each !== id))}
          />
        ))}
      </Stack>
      <RecordSelect
        resource={resource}
        value={null}
        label={`${texts.add}: ${label}`}
        none={texts.add}
        without={ids}
        onChange={(id) => id !== null && field.onChange([...ids, id])}
      />
      <Fieldset.ErrorText>{errorSentence(label, fieldState.error?.message)}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}

interface ChosenProps {
  readonly resource: ContentResource;
  readonly id: number;
  readonly place: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function ChosenRecord({ resource, id, place, count, onMove, onRemove }: ChosenProps) {
  const texts = useTexts(textsOf).records;
  const name = useRecordName(resource, id);
  return (
    <Flex as="li" gap="2" align="center" wrap="wrap">
      <Text flex="1 1 8rem">{name}</Text>
      <OrderButtons
        place={place}
        count={count}
        direction="down"
        labels={{ earlier: texts.earlier(name), later: texts.later(name) }}
        onMove={onMove}
      />
      <Button size="xs" variant="outline" aria-label={texts.removeOf(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Flex>
  );
}
