import { Box, Button, Heading, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../../domain/format/locale-context';
import type { FieldConflict } from '../../domain/office/merge-records';
import { OfficeMessage } from './office-message';
import { textsOf } from './texts';

interface Props {
  readonly conflicts: readonly FieldConflict[];
  /** The label of a field, by its name in the record. */
  readonly labels: Readonly<Record<string, string>>;
  /** Called with a value for each field in conflict. */
  readonly onChoose: (values: Readonly<Record<string, unknown>>) => void;
}

/** Fields that two people have changed to different values, side by side, to choose from before anything is saved. */
export function ConflictNotice({ conflicts, labels, onChoose }: Props) {
  const texts = useTexts(textsOf).conflict;
  const [isTheirs, setIsTheirs] = useState<Readonly<Record<string, boolean>>>({});
  const choose = () =>
    onChoose(
      Object.fromEntries(conflicts.map(({ field, mine, theirs }) => [field, isTheirs[field] === true ? theirs : mine])),
    );
  return (
    <OfficeMessage kind="warning">
      <Heading as="h2" size="md">
        {texts.title}
      </Heading>
      <Text>{conflicts.length === 0 ? texts.none : texts.merged}</Text>
      <Stack gap="3" marginY="3">
        {conflicts.map(({ field, mine, theirs }) => (
          <RadioGroup.Root
            key={field}
            value={isTheirs[field] === true ? 'theirs' : 'mine'}
            onValueChange={({ value }) => setIsTheirs((before) => ({ ...before, [field]: value === 'theirs' }))}
          >
            <RadioGroup.Label fontWeight="medium">{labels[field] ?? field}</RadioGroup.Label>
            <Choice value="mine" label={texts.mine} shown={shownValue(mine, texts.nothing)} />
            <Choice value="theirs" label={texts.theirs} shown={shownValue(theirs, texts.nothing)} />
          </RadioGroup.Root>
        ))}
      </Stack>
      {conflicts.length === 0 ? null : (
        <Button size="sm" onClick={choose}>
          {texts.apply}
        </Button>
      )}
    </OfficeMessage>
  );
}

function Choice({ value, label, shown }: { readonly value: string; readonly label: string; readonly shown: string }) {
  return (
    <RadioGroup.Item value={value} display="flex" alignItems="start">
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      <RadioGroup.ItemText>
        {label}:{' '}
        <Box as="span" fontFamily="mono" whiteSpace="pre-wrap">
          {shown}
        </Box>
      </RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}

/** A value of a record as text; nested ones as JSON. */
export function shownValue(value: unknown, nothing: string): string {
  if (value === null || value === undefined || value === '') return nothing;
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}
