import { Box, Text } from '@chakra-ui/react';
import { createElement } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import { type DiffPart, diffText } from '../../../domain/office/text-diff';
import { shownValue } from '../conflict-notice';
import { textsOf } from '../texts';

type Fields = Readonly<Record<string, unknown>>;

interface Props {
  /** `null` where the record did not exist. */
  readonly before: Fields | null;
  readonly after: Fields | null;
  /** The labels of fields, by their names in the record. */
  readonly labels: Readonly<Record<string, string>>;
  /** The value of a field as it is shown, such as the name of a record whose number it is; the value itself when left out. */
  readonly shownAs?: ShownAs;
}

export type ShownAs = (field: string, value: unknown) => unknown;

const unchanged: ShownAs = (_, value) => value;

/** The fields of a change with both values, or those of a created or deleted record. */
export function ChangedFields({ before, after, labels, shownAs = unchanged }: Props) {
  const texts = useTexts(textsOf);
  const isOneSided = before === null || after === null;
  const fields = Object.entries(after ?? before ?? {}).flatMap(([field, value]) =>
    isOneSided && isEmpty(value) ? [] : [field],
  );
  const shown = (field: string, value: unknown) => shownValue(shownAs(field, value), texts.conflict.nothing);
  return (
    <Box as="dl" fontSize="sm">
      {fields.map((field) => (
        <Box key={field} marginTop="1">
          <Text as="dt" fontWeight="medium">
            {labels[field] ?? field}
          </Text>
          <Box as="dd" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {before === null || after === null ? (
              shown(field, (after ?? before)?.[field])
            ) : (
              <ChangedText before={shown(field, before[field])} after={shown(field, after[field])} />
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Both texts, with their differences marked. */
function ChangedText({ before, after }: { readonly before: string; readonly after: string }) {
  const texts = useTexts(textsOf);
  const parts = diffText(before, after);
  return (
    <>
      <MarkedText label={texts.was} parts={parts.filter(({ kind }) => kind !== 'added')} />
      <MarkedText label={texts.isNow} parts={parts.filter(({ kind }) => kind !== 'removed')} />
    </>
  );
}

const elements = { same: 'span', removed: 'del', added: 'ins' } as const;

function MarkedText({ label, parts }: { readonly label: string; readonly parts: readonly DiffPart[] }) {
  // The parts of a text are never reordered, so that they need no keys.
  return createElement(
    'div',
    null,
    `${label} `,
    ...parts.map(({ kind, text }) => createElement(elements[kind], null, text)),
  );
}
