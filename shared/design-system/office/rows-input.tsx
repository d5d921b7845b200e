import { Box, Button, Fieldset, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '../../domain/format/locale-context';
import type { FormField } from '../../domain/office/content-fields';
import type { Field } from '../../domain/records/field';
import { errorSentence } from './form-inputs';
import { OrderButtons } from './order-buttons';
import { textsOf } from './texts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly field: Field;
  readonly row: readonly FormField[];
  /** The input of a field of a row. */
  readonly Cell: ComponentType<FormField>;
}

/** A list of rows with inputs; buttons add, remove and move rows. */
export function RowsInput({ name, label, help, field, row: fields, Cell }: Props) {
  const texts = useTexts(textsOf);
  // Rows may have ids of their own.
  const { fields: rows, append, remove, move } = useFieldArray({ name, keyName: 'rowKey' });
  const { errors } = useFormState({ name });
  const error = errors[name]?.message ?? errors[name]?.root?.message;
  return (
    <Fieldset.Root invalid={error !== undefined} marginTop="4">
      <Fieldset.Legend fontSize="lg">{label}</Fieldset.Legend>
      {help === undefined ? null : <Fieldset.HelperText>{help}</Fieldset.HelperText>}
      {rows.map((row, place) => (
        <Box key={row.rowKey} borderWidth="1px" borderRadius="md" background="bg.panel" padding="3">
          <SimpleGrid minChildWidth="7rem" gap="3">
            {fields.map((each) => (
              <Box key={each.name} gridColumn={isMedia(each) ? '1 / -1' : undefined}>
                <Cell {...each} name={`${name}.${place}.${each.name}`} />
              </Box>
            ))}
          </SimpleGrid>
          <Flex gap="2" marginTop="3" wrap="wrap">
            <OrderButtons
              place={place}
              count={rows.length}
              direction="down"
              labels={{ earlier: texts.moveUp(place + 1), later: texts.moveDown(place + 1) }}
              onMove={(to) => move(place, to)}
            />
            <Button size="xs" variant="outline" onClick={() => remove(place)}>
              {texts.removeRow(place + 1)}
            </Button>
          </Flex>
        </Box>
      ))}
      {'shares' in field && rows.length > 0 ? <Shares name={name} share={field.shares} /> : null}
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        onClick={() => append(Object.fromEntries(fields.map((each) => [each.name, ''])))}
      >
        {texts.addRow(label)}
      </Button>
      <Fieldset.ErrorText>{errorSentence(label, String(error ?? ''))}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}

const isMedia = ({ field: { kind } }: FormField) => kind === 'picture' || kind === 'file';

/** What the shares of the rows add up to, in per cent. */
function Shares({ name, share }: { readonly name: string; readonly share: string }) {
  const texts = useTexts(textsOf).shares;
  const rows: readonly Readonly<Record<string, unknown>>[] = useWatch({ name });
  const hundredths = rows.reduce((sum, row) => sum + Math.round(Number(row[share]) * 100 || 0), 0);
  const left = 100 - hundredths / 100;
  return (
    <Text role="status" fontSize="sm" color={left === 0 ? 'fg.muted' : 'fg.error'}>
      {left === 0 ? texts.whole : left > 0 ? texts.missing(left) : texts.above(-left)}
    </Text>
  );
}
