import { Box, Button, Field, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ImportPlan, TransferFormat } from '@iwan/shared/domain/office/content/transfer-wire';
import { type ContentResource, contentResources } from '@iwan/shared/domain/office/resources';
import { OfficeSelect } from '@iwan/shared/office/form-inputs';
import { ChangedFields } from '@iwan/shared/office/history/changed-fields';
import { OfficeMessage, sentenceOf } from '@iwan/shared/office/office-message';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../session/session';
import { textsOf } from './texts';

interface Props {
  readonly plan: ImportPlan;
  readonly isImporting: boolean;
  readonly onImport: () => void;
}

/** What an import would change, field by field, or what is wrong with its file. */
function PlannedChanges({ plan, isImporting, onImport }: Props) {
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

type State =
  | { readonly status: 'choosing' | 'reading' }
  | { readonly status: 'failed'; readonly sentence: string }
  | { readonly status: 'shown' | 'importing'; readonly plan: ImportPlan }
  | { readonly status: 'imported'; readonly plan: ImportPlan };

const formatOf = (file: File): TransferFormat => (/\.csv$/i.test(file.name) ? 'csv' : 'json');

/** The kind of records of a table by its name: `projects.csv`, also `projects (1).csv`. */
function kindOf(file: File): ContentResource | null {
  const stem = /^[a-z]+/.exec(file.name.toLowerCase())?.[0];
  return contentResources.find((resource) => resource === stem) ?? null;
}

/** Chooses a file, shows what its import would change, and imports it. */
export function ImportForm() {
  const texts = useTexts(textsOf);
  const { http } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [kind, setKind] = useState<ContentResource | null>(null);
  const [state, setState] = useState<State>({ status: 'choosing' });
  const needsKind = file !== null && formatOf(file) === 'csv';

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setKind(chosen && kindOf(chosen));
    setState({ status: 'choosing' });
  };
  const send = (call: string, more = '') => {
    if (file === null) throw new Error(texts.failed);
    const resource = needsKind && kind !== null ? `&resource=${kind}` : '';
    return http.upload<ImportPlan>(`/content/${call}?format=${formatOf(file)}${resource}${more}`, file);
  };
  const look = async (event: FormEvent) => {
    event.preventDefault();
    setState({ status: 'reading' });
    try {
      setState({ status: 'shown', plan: await send('plan') });
    } catch (error) {
      setState({ status: 'failed', sentence: sentenceOf(error) ?? texts.failed });
    }
  };
  const importNow = async (plan: ImportPlan) => {
    setState({ status: 'importing', plan });
    try {
      setState({ status: 'imported', plan: await send('import', `&plan=${plan.plan}`) });
    } catch (error) {
      setState({ status: 'failed', sentence: sentenceOf(error) ?? texts.failed });
    }
  };
  return (
    <Stack gap="6" maxWidth="60rem">
      <form onSubmit={(event) => void look(event)}>
        <Stack gap="4" align="start" maxWidth="28rem">
          <Field.Root>
            <Field.Label>{texts.file}</Field.Label>
            <Input
              type="file"
              accept=".json,.csv,application/json,text/csv"
              paddingY="2"
              height="auto"
              onChange={(event) => choose(event.target.files?.[0] ?? null)}
            />
            <Field.HelperText>{texts.fileHelp}</Field.HelperText>
          </Field.Root>
          {needsKind ? <KindSelect value={kind} onChange={setKind} /> : null}
          <Button
            type="submit"
            variant="outline"
            disabled={file === null || (needsKind && kind === null)}
            loading={state.status === 'reading'}
            loadingText={texts.looking}
          >
            {texts.look}
          </Button>
        </Stack>
      </form>
      <Box aria-live="polite">
        {state.status === 'failed' ? <OfficeMessage kind="error">{state.sentence}</OfficeMessage> : null}
        {state.status === 'imported' ? (
          <OfficeMessage kind="success">{texts.imported(state.plan.added, state.plan.changed)}</OfficeMessage>
        ) : null}
        {state.status === 'shown' || state.status === 'importing' ? (
          <PlannedChanges
            plan={state.plan}
            isImporting={state.status === 'importing'}
            onImport={() => void importNow(state.plan)}
          />
        ) : null}
      </Box>
    </Stack>
  );
}

interface KindProps {
  readonly value: ContentResource | null;
  readonly onChange: (kind: ContentResource | null) => void;
}

function KindSelect({ value, onChange }: KindProps) {
  const texts = useTexts(textsOf);
  const tables = contentResources.filter((resource) => resource !== 'blogs');
  return (
    <Field.Root>
      <Field.Label>{texts.kind}</Field.Label>
      <OfficeSelect
        none={texts.chooseKind}
        value={value ?? ''}
        options={tables.map((resource) => ({ value: resource, label: texts.resources[resource] }))}
        onChoose={(chosen) => onChange(tables.find((resource) => resource === chosen) ?? null)}
      />
    </Field.Root>
  );
}
