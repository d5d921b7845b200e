import { Box, Stack, Table, Text } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { answerTargets } from '@iwan/shared/domain/office/answer-times';
import { leadStages } from '@iwan/shared/domain/office/lead-stages';
import type { LeadFigures } from '@iwan/shared/domain/office/lead-wire';
import { OfficeSelect } from '@iwan/shared/office/form-inputs';
import { LoadFailure } from '@iwan/shared/office/office-message';
import { OfficePage, OfficeSection } from '@iwan/shared/office/office-page';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/session';
import { textsOf as wordsOf } from '../../words/texts';
import { textsOf } from './texts';

const spans = [7, 30, 90, 365] as const;
const usualSpan = 30;
const dayLength = 86_400_000;

interface Row {
  readonly name: string;
  readonly counts: LeadFigures['total'];
}

/** How many leads arrived, and how soon they were answered. */
export function Figures() {
  const texts = useTexts(textsOf);
  const { stages } = useTexts(wordsOf);
  const { http } = useSession();
  const [search, setSearch] = useSearchParams();
  const days = spans.find((span) => String(span) === search.get('days')) ?? usualSpan;
  const { data, error, refetch } = useQuery({
    queryKey: ['lead-figures', days],
    queryFn: () => {
      const since = new Date(Date.now() - days * dayLength).toISOString();
      return http.get<LeadFigures>(`/figures/leads?since=${encodeURIComponent(since)}`);
    },
  });
  return (
    <OfficePage title={texts.title}>
      <Box as="label" display="block" maxWidth="16rem" marginBottom="6">
        <Text as="span" fontSize="sm">
          {texts.since}
        </Text>
        <OfficeSelect
          value={days}
          options={spans.map((span) => ({ value: span, label: texts.lastDays(span) }))}
          onChoose={(span) => setSearch({ days: span })}
        />
      </Box>
      {error ? <LoadFailure problem={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Stack gap="8">
          <Counts title={texts.all} rows={[{ name: texts.all, counts: data.total }]} />
          <Counts
            title={texts.who}
            rows={data.byAssignee.map((counts) => ({ name: counts.name ?? texts.nobody, counts }))}
          />
          <Counts title={texts.source} rows={data.bySource.map((counts) => ({ name: counts.form, counts }))} />
          <Counts title={texts.project} rows={data.byProject.map((counts) => ({ name: counts.project, counts }))} />
          <OfficeSection title={texts.stages}>
            <Table.Root size="sm" maxWidth="24rem">
              <Table.Body>
                {leadStages.map((stage) => (
                  <Table.Row key={stage}>
                    <Table.ColumnHeader scope="row">{stages[stage]}</Table.ColumnHeader>
                    <Table.Cell textAlign="end">{texts.count(data.byStage[stage])}</Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </OfficeSection>
        </Stack>
      ) : null}
    </OfficePage>
  );
}

function Counts({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const texts = useTexts(textsOf);
  return (
    <OfficeSection title={title}>
      <Table.ScrollArea>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{texts.name}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{texts.leads}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{texts.answered}</Table.ColumnHeader>
              {answerTargets.map((minutes) => (
                <Table.ColumnHeader key={minutes} textAlign="end">
                  {texts.within(minutes)}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(({ name, counts }) => (
              <Table.Row key={name}>
                <Table.ColumnHeader scope="row">{name}</Table.ColumnHeader>
                <Table.Cell textAlign="end">{texts.count(counts.leads)}</Table.Cell>
                <Table.Cell textAlign="end">{texts.share(counts.answered, counts.leads)}</Table.Cell>
                {answerTargets.map((minutes) => (
                  <Table.Cell key={minutes} textAlign="end">
                    {texts.share(counts.answeredWithin[minutes], counts.leads)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </OfficeSection>
  );
}
