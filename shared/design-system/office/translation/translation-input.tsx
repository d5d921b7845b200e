import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '../../../domain/format/locale-context';
import type { FormField } from '../../../domain/office/content-fields';
import { hasWords, stateKey, type TranslationState } from '../../../domain/translation/translated-fields';
import { FieldInput } from '../field-input';
import { textsOf } from './translation-texts';

/** The translation of a field beneath it: its input, its state, and the button that says it is reviewed. */
export function TranslationInput({ field }: { readonly field: FormField }) {
  if (field.translation === undefined) return null;
  const { of, language } = field.translation;
  return (
    <Box marginTop="2" paddingInlineStart="3" borderInlineStartWidth="2px">
      <FieldInput {...field} />
      <State field={field} of={of} state={stateKey(of, language)} />
    </Box>
  );
}

interface StateProps {
  readonly field: FormField;
  /** The field of the record. */
  readonly of: string;
  /** The field of the state. */
  readonly state: string;
}

const palettes = { machine: 'yellow', reviewed: 'green', stale: 'orange', missing: 'gray' } as const;

function State({ field: { name, field }, of, state }: StateProps) {
  const texts = useTexts(textsOf);
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState({ name });
  const [english, value, stored]: readonly unknown[] = useWatch({ name: [of, name, state] });
  const isWritten = Object.hasOwn(dirtyFields, name);
  const own = { ...field, ...(field.kind === 'nearby' && { kind: 'lines' as const }) };
  if (!hasWords(own, value)) {
    return hasWords(own, english) ? <Badge colorPalette={palettes.missing}>{texts.missing}</Badge> : null;
  }
  const shown: TranslationState = isWritten ? 'reviewed' : ((stored || 'machine') as TranslationState);
  return (
    <Flex gap="2" align="center" wrap="wrap" marginTop="1">
      <Badge colorPalette={palettes[shown]}>{texts.states[shown]}</Badge>
      {shown === 'stale' ? <Text fontSize="sm">{texts.changed}</Text> : null}
      {shown === 'reviewed' ? null : (
        <Button size="xs" variant="outline" onClick={() => setValue(state, 'reviewed', { shouldDirty: true })}>
          {texts.review}
        </Button>
      )}
    </Flex>
  );
}
