import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useCanAccess, useGetList } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { formatInstant } from '../../domain/format/instant-text';
import { useLocale, useTexts } from '../../domain/format/locale-context';
import type { ContentResource } from '../../domain/office/resources';
import type { AuditRecord } from '../../domain/office/wire';
import { ChangedFields, type ShownAs } from './history/changed-fields';
import { useReferencedNames } from './history/use-referenced-names';
import { LoadFailure } from './office-message';
import { OfficeSection } from './office-page';
import { textsOf } from './texts';
import { useRecordCall } from './use-record-call';
import type { VersionedRecord } from './use-record-form';

interface Props {
  readonly resource: string;
  readonly id: number;
  readonly labels: Readonly<Record<string, string>>;
  /** The kinds of records of which fields have the numbers, by the names of the fields: they are shown by their names. */
  readonly references?: Readonly<Record<string, ContentResource>>;
  /** Other values as they are shown. */
  readonly shownAs?: ShownAs;
  /** The current record, where an earlier state can be restored. */
  readonly record?: VersionedRecord;
}

const noReferences = {};
const asItIs: ShownAs = (_, value) => value;

/** The audit log of a record: who, when, and both values. */
export function RecordHistory({ resource, id, labels, references = noReferences, record, shownAs = asItIs }: Props) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { data, error, refetch } = useGetList<AuditRecord>(`${resource}/${id}/history`, {
    pagination: { page: 1, perPage: 50 },
  });
  const namesOf = useReferencedNames(data, references);
  const version = record?.version;
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    void refetch();
  }, [version, refetch]);
  return (
    <OfficeSection marginTop="8" title={texts.history}>
      {error ? <LoadFailure problem={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <Text>{texts.noHistory}</Text> : null}
      <Stack as="ol" gap="3" listStyleType="none">
        {data?.map((entry) => (
          <Box as="li" key={entry.id} borderStartWidth="2px" paddingStart="3">
            <Text fontSize="sm" color="fg.muted">
              {formatInstant(entry.at, locale)} · {entry.person?.name ?? texts.byRule} ·{' '}
              {texts.actions[entry.action] ?? entry.action}
            </Text>
            <ChangedFields
              before={entry.before}
              after={entry.after}
              labels={labels}
              shownAs={(field, value) => namesOf(field, shownAs(field, value))}
            />
            {record !== undefined && isRestorable(entry) ? (
              <RestoreButton resource={resource} record={record} entry={entry.id} />
            ) : null}
          </Box>
        ))}
      </Stack>
    </OfficeSection>
  );
}

/** Whether an entry changes fields; publication has actions of its own. */
const isRestorable = ({ action, before }: AuditRecord) =>
  before !== null && ['update', 'restore', 'import'].includes(action);

interface RestoreProps {
  readonly resource: string;
  readonly record: VersionedRecord;
  /** The id of the change. */
  readonly entry: number;
}

/** Restores the fields of a change to their values before it. */
function RestoreButton({ resource, record, entry }: RestoreProps) {
  const texts = useTexts(textsOf);
  const { canAccess = false } = useCanAccess({ resource, action: 'edit' });
  const { call, isSending } = useRecordCall(resource, record);
  const [error, setError] = useState<string | null>(null);
  if (!canAccess) return null;
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        marginTop="2"
        loading={isSending}
        onClick={async () => setError(await call('restore', { entry }, texts.restored))}
      >
        {texts.restore}
      </Button>
      {error === null ? null : (
        <Text role="alert" fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
    </>
  );
}
