import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ImportPlan } from '@iwan/shared/domain/office/content/transfer-wire';
import { ChangedFields } from '@iwan/shared/office/history/changed-fields';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import { textsOf } from './texts';

interface Props {
  readonly plan: ImportPlan;
  readonly isImporting: boolean;
  readonly onImport: () => void;
}

/** What an import would change, field by field, or what is wrong with its file. */
export function PlannedChanges({ plan, isImporting, onImport }: Props) {
  const texts = useTexts(textsOf);
  const { faults, added, changed, unchanged, changes } = plan;
  const count = added + changed;
  if (faults.length > 0) {
    return (
      <OfficeMessage kind="error">
        {texts.faults(faults.length)}
        <Box as="ul" paddingInlineStart="5">
          {faults.map(({ line, field, message }) => (
            <li key={`${line} ${field} ${message}`}>{texts.fault(line, field, message)}</li>
          ))}
        </Box>
      </OfficeMessage>
    );
  }
  if (count === 0) return <OfficeMessage kind="info">{texts.nothing(unchanged)}</OfficeMessage>;
  return (
    <Stack gap="4" align="start">
      <Text fontWeight="medium">{texts.summary(added, changed, unchanged)}</Text>
      {changes.length < count ? <Text fontSize="sm">{texts.firstOf(changes.length, count)}</Text> : null}
      <Stack as="ul" gap="4" listStyleType="none" width="100%">
        {changes.map(({ resource, name, before, after }) => (
          <Box as="li" key={`${resource} ${name}`} borderStartWidth="2px" paddingStart="3">
            <Heading as="h3" size="sm">
              {before === null
                ? texts.adds(texts.resources[resource], name)
                : texts.changes(texts.resources[resource], name)}
            </Heading>
            <ChangedFields before={before} after={after} labels={{}} />
          </Box>
        ))}
      </Stack>
      <Button loading={isImporting} loadingText={texts.importing} onClick={onImport}>
        {texts.importNow(count)}
      </Button>
    </Stack>
  );
}
