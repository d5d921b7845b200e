import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useGetList } from 'ra-core';
import { formatInstant } from '../../domain/format/instant-text';
import { useLocale, useTexts } from '../../domain/format/locale-context';
import type { AuditRecord } from '../../domain/office/wire';
import { shownValue } from './conflict-notice';
import { LoadFailure } from './office-message';
import { textsOf } from './texts';

interface Props {
  readonly resource: string;
  readonly id: number;
  readonly labels: Readonly<Record<string, string>>;
}

/** The audit log of a record: who, when, and both values. */
export function RecordHistory({ resource, id, labels }: Props) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { data, error, refetch } = useGetList<AuditRecord>(`${resource}/${id}/history`, {
    pagination: { page: 1, perPage: 50 },
  });
  return (
    <Box as="section" marginTop="8">
      <Heading as="h2" size="lg" marginBottom="3">
        {texts.history}
      </Heading>
      {error ? <LoadFailure problem={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <Text>{texts.noHistory}</Text> : null}
      <Stack as="ol" gap="3" listStyleType="none">
        {data?.map((entry) => (
          <Box as="li" key={entry.id} borderStartWidth="2px" paddingStart="3">
            <Text fontSize="sm" color="fg.muted">
              {formatInstant(entry.at, locale)} · {entry.person?.name ?? texts.byRule} · {entry.action}
            </Text>
            <ChangedFields entry={entry} labels={labels} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

function ChangedFields({
  entry: { before, after },
  labels,
}: {
  readonly entry: AuditRecord;
  readonly labels: Props['labels'];
}) {
  const texts = useTexts(textsOf);
  const fields = Object.keys(after ?? before ?? {});
  return (
    <Box as="dl" fontSize="sm">
      {fields.map((field) => (
        <Box key={field}>
          <Text as="dt" fontWeight="medium">
            {labels[field] ?? field}
          </Text>
          <Box as="dd" whiteSpace="pre-wrap">
            {texts.was} {shownValue(before?.[field], texts.conflict.nothing)}, {texts.isNow}{' '}
            {shownValue(after?.[field], texts.conflict.nothing)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
