import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { FeedImportRecord, FeedRemark } from '@iwan/shared/domain/office/content/feed-wire';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import { OfficePage, OfficePanel, OfficeSection } from '@iwan/shared/office/office-page';
import { type ListColumn, RecordList } from '@iwan/shared/office/record-list';
import { useGetOne } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { textsOf } from './texts';

const resource = 'feed-imports';

/** The last imports of the listing feed; one is chosen by `?import=` in the address. */
export function Feeds() {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('import');
  const { columns: labels } = texts;
  const columns: readonly ListColumn<FeedImportRecord>[] = [
    { field: 'id', label: labels.startedAt, render: ({ startedAt }) => formatInstant(startedAt, locale) },
    {
      ...{ field: 'source', label: labels.source },
      render: ({ source, isScheduled }) => (isScheduled ? texts.scheduled(source) : source),
    },
    { field: 'outcome', label: labels.outcome, render: (item) => <Outcome of={item} /> },
    { field: 'withdrawn', label: labels.withdrawn, render: ({ report }) => report?.withdrawn ?? '—' },
    { field: 'broken', label: labels.broken, render: ({ report }) => report?.broken ?? '—' },
  ];
  return (
    <OfficePage title={texts.title}>
      <Text color="fg.muted" marginBottom="4">
        {texts.about}
      </Text>
      {chosen === null ? null : <Import key={chosen} id={Number(chosen)} onClose={() => setSearch({})} />}
      <RecordList
        resource={resource}
        columns={columns}
        empty={texts.empty}
        pathOf={({ id }) => `/office/feeds?import=${id}`}
        sort={{ field: 'id', order: 'DESC' }}
      />
    </OfficePage>
  );
}

function Outcome({ of: { report, refusal } }: { readonly of: FeedImportRecord }) {
  const texts = useTexts(textsOf);
  if (report !== null) return texts.outcome(report.added, report.changed, report.unchanged);
  return refusal === null ? texts.unfinished : texts.nothing;
}

function Import({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { data } = useGetOne<FeedImportRecord>(resource, { id });
  if (data === undefined) return null;
  const { startedAt, refusal, report } = data;
  const { leftOut = 0, broken = 0, faults = [], remarks = [], withdrawn = 0, withdrawnReferences = [] } = report ?? {};
  return (
    <OfficePanel maxWidth="60rem" title={texts.importOf(formatInstant(startedAt, locale))}>
      <Stack gap="5" align="start">
        {refusal === null ? <Outcome of={data} /> : <OfficeMessage kind="error">{refusal}</OfficeMessage>}
        {leftOut > 0 ? <Text>{texts.leftOut(leftOut)}</Text> : null}
        <Remarks title={texts.faults(broken)} remarks={faults} />
        <Remarks title={texts.remarks(remarks.length)} remarks={remarks} />
        {withdrawn > 0 ? (
          <OfficeSection title={texts.withdrawn(withdrawn)} titleSize="md">
            <Text overflowWrap="anywhere">{withdrawnReferences.join(', ')}</Text>
          </OfficeSection>
        ) : null}
        <Button size="sm" variant="outline" onClick={onClose}>
          {texts.close}
        </Button>
      </Stack>
    </OfficePanel>
  );
}

function Remarks({ title, remarks }: { readonly title: string; readonly remarks: readonly FeedRemark[] }) {
  const texts = useTexts(textsOf);
  if (remarks.length === 0) return null;
  return (
    <OfficeSection title={title} titleSize="md">
      <Box as="ul" paddingInlineStart="5" listStyleType="disc" maxHeight="24rem" overflowY="auto" tabIndex={0}>
        {remarks.map(({ reference, message }) => (
          <Box as="li" key={`${reference} ${message}`} overflowWrap="anywhere">
            <strong>{reference === '' ? texts.noReference : reference}</strong>: {message}
          </Box>
        ))}
      </Box>
    </OfficeSection>
  );
}
