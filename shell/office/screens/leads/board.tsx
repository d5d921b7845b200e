import { Box, Flex, Grid, Heading, Stack, Text, useBreakpointValue } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { type LeadStage, leadStages, mayMove } from '@iwan/shared/domain/office/lead-stages';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { LoadFailure } from '@iwan/shared/office/office-message';
import { useGetList, useListContext } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { textsOf as wordsOf } from '../../words/texts';
import { leadTitle } from './lead-sender';
import { MoveSelect } from './move-select';
import { useAssigneeName } from './shown-value';
import { textsOf } from './texts';
import { useLeadChange } from './use-lead-change';
import { WaitingMark } from './waiting-mark';

/** The most cards of a column; the list has the rest. */
const inColumn = 50;
/** The polling interval of columns that only the office changes, in milliseconds. */
const quietRefresh = 10_000;

/** The leads by stage, all stages in view: on phones those after the first are closed. A card is dragged, or moved by its menu. */
export function Board({ refreshEvery }: { readonly refreshEvery: number }) {
  const [dragged, setDragged] = useState<LeadRecord | null>(null);
  return (
    <>
      <HeldSpam />
      <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' }} gap="2" alignItems="start">
        {leadStages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            refreshEvery={stage === 'new' ? refreshEvery : quietRefresh}
            dragged={dragged}
            onDrag={setDragged}
          />
        ))}
      </Grid>
    </>
  );
}

/** How many leads look like spam, with a link to them; nothing where none does. */
function HeldSpam() {
  const texts = useTexts(textsOf);
  const { total = 0 } = useGetList<LeadRecord>(
    'leads',
    {
      filter: { spam: true },
      sort: { field: 'receivedAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { refetchInterval: quietRefresh },
  );
  if (total === 0) return null;
  return (
    <Text marginBottom="3">
      <Link
        to={`/office/leads?${new URLSearchParams({ filter: JSON.stringify({ spam: true }) })}`}
        className="office-link"
      >
        {texts.spam.held(total)}
      </Link>
    </Text>
  );
}

interface ColumnProps {
  readonly stage: LeadStage;
  readonly refreshEvery: number;
  readonly dragged: LeadRecord | null;
  readonly onDrag: (lead: LeadRecord | null) => void;
}

function Column({ stage, refreshEvery, dragged, onDrag }: ColumnProps) {
  const texts = useTexts(textsOf);
  const { stages } = useTexts(wordsOf);
  const change = useLeadChange();
  const nameOf = useAssigneeName();
  const { filterValues } = useListContext();
  const isWide = useBreakpointValue({ base: false, md: true }, { ssr: false }) ?? true;
  const { data, total, meta, error, refetch } = useGetList<LeadRecord>(
    'leads',
    {
      filter: { ...filterValues, stage },
      sort: { field: 'receivedAt', order: 'DESC' },
      pagination: { page: 1, perPage: inColumn },
    },
    { refetchInterval: refreshEvery },
  );
  // A loss requires a reason, which the menu asks for: a card cannot be dropped there.
  const takes = dragged !== null && dragged.stage !== stage && stage !== 'lost' && mayMove(dragged.stage, stage);
  return (
    <Box
      as="details"
      {...{ open: isWide || stage === 'new' }}
      minWidth="0"
      maxHeight={{ base: '60dvh', md: '45dvh', xl: '85dvh' }}
      overflowY="auto"
      background={takes ? 'bg.subtle' : 'transparent'}
      borderWidth="1px"
      borderRadius="md"
      padding="2"
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={() => {
        if (takes && dragged) void change(dragged, { stage, lostReason: null });
        onDrag(null);
      }}
    >
      <Flex
        as="summary"
        justify="space-between"
        align="baseline"
        wrap="wrap"
        columnGap="2"
        paddingY="1"
        cursor="pointer"
      >
        <Heading as="h2" size="md">
          {stages[stage]}
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          {total === undefined ? '' : meta?.isMore === true ? texts.inColumnAbove(total) : texts.inColumn(total)}
        </Text>
      </Flex>
      {error ? <LoadFailure problem={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? (
        <Text fontSize="sm" color="fg.muted">
          {texts.noLeads}
        </Text>
      ) : null}
      <Stack as="ul" gap="2" listStyleType="none" marginTop="2">
        {data?.map((lead) => (
          <Box
            as="li"
            key={lead.id}
            background="bg.panel"
            borderWidth="1px"
            borderRadius="md"
            padding="2"
            overflowWrap="anywhere"
            draggable
            onDragStart={() => onDrag(lead)}
            onDragEnd={() => onDrag(null)}
          >
            <Link to={`/office/leads/${lead.id}`} className="office-link">
              {leadTitle(lead)}
            </Link>
            <Text fontSize="sm">{lead.project?.name ?? texts.forms[lead.form] ?? lead.form}</Text>
            <Text fontSize="sm" color="fg.muted">
              {nameOf(lead.assigneeId)}
            </Text>
            <Flex gap="2" align="center" justify="space-between" marginTop="2">
              <WaitingMark lead={lead} />
            </Flex>
            <Box marginTop="2">
              <MoveSelect lead={lead} />
            </Box>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
