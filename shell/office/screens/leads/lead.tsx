import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { forbiddenFields } from '@iwan/shared/domain/office/rights';
import { OfficeSelect } from '@iwan/shared/office/form-inputs';
import { LoadFailure, useAttempt } from '@iwan/shared/office/office-message';
import { OfficePage } from '@iwan/shared/office/office-page';
import { RecordHistory } from '@iwan/shared/office/record-history';
import { useGetOne } from 'ra-core';
import { Link } from 'react-router-dom';
import { ReplayButton } from '../../delivery/replay-button';
import { textsOf as deliveryTextsOf } from '../../delivery/texts';
import { useSession, useSignedIn } from '../../session/session';
import { plainName, textsOf as wordsOf } from '../../words/texts';
import { AnswerForm } from './answer-form';
import { LeadHead } from './lead-head';
import { leadTitle } from './lead-sender';
import { MoveSelect } from './move-select';
import { NextStepForm } from './next-step-form';
import { Notes } from './notes';
import { Part } from './part';
import { useShownValue } from './shown-value';
import { textsOf } from './texts';
import { useAssignees, useDeclaredForms } from './use-assignees';
import { useLeadChange } from './use-lead-change';

/** Assigns a lead, for those who may. */
function AssigneeSelect({ lead }: { readonly lead: LeadRecord }) {
  const texts = useTexts(textsOf).lead;
  const { person } = useSignedIn();
  const assignees = useAssignees();
  const change = useLeadChange();
  if (forbiddenFields(person.role, 'leads', ['assigneeId']).length > 0) return null;
  return (
    <Part title={texts.assignee}>
      <OfficeSelect
        size="sm"
        label={texts.assignee}
        none={texts.nobody}
        value={lead.assigneeId ?? ''}
        options={assignees.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(value) => void change(lead, { assigneeId: value === '' ? null : Number(value) })}
      />
    </Part>
  );
}

/** The polling interval in milliseconds. */
const refreshEvery = 5000;

/** One lead: its content, how long the sender has been waiting, and the work on it. */
export function Lead({ params }: OfficePageProps) {
  const texts = useTexts(textsOf);
  const { stages } = useTexts(wordsOf);
  const shownValue = useShownValue();
  const {
    data: lead,
    error,
    refetch,
  } = useGetOne<LeadRecord>('leads', { id: Number(params.id) }, { refetchInterval: refreshEvery });
  if (error) return <LoadFailure problem={error} onRetry={() => void refetch()} />;
  if (!lead) return null;
  return (
    <OfficePage
      title={leadTitle(lead)}
      actions={
        <Link to="/office/leads" className="office-link">
          {texts.lead.back}
        </Link>
      }
    >
      <Grid templateColumns={{ base: '1fr', xl: '1fr 22rem' }} gap="8">
        <Stack gap="8">
          <LeadHead lead={lead} />
          <AnswerForm lead={lead} />
          <Submitted lead={lead} />
          <Notes lead={lead} />
        </Stack>
        <Stack gap="6">
          <Part title={texts.lead.stage}>
            <Text fontWeight="medium" marginBottom="2">
              {stages[lead.stage]}
            </Text>
            {lead.lostReason === null ? null : <Text fontSize="sm">{texts.reasons[lead.lostReason]}</Text>}
            <MoveSelect lead={lead} />
          </Part>
          <AssigneeSelect lead={lead} />
          <NextStepForm key={lead.nextStep?.at ?? 'none'} lead={lead} />
          <Deliveries lead={lead} />
          <SpamButton lead={lead} />
        </Stack>
      </Grid>
      <RecordHistory
        resource="leads"
        id={lead.id}
        labels={{
          ...{ stage: texts.lead.stage, assigneeId: texts.lead.assignee, lostReason: texts.lead.lostReason },
          ...{ nextStep: texts.lead.nextStep, firstAnsweredAt: texts.lead.firstAnswer, isSpam: texts.lead.spam },
          ...{ note: texts.lead.notes, joined: texts.title, channel: texts.lead.channel },
        }}
        shownAs={shownValue}
      />
    </OfficePage>
  );
}

function Submitted({ lead }: { readonly lead: LeadRecord }) {
  const { lead: texts, ...words } = useTexts(textsOf);
  const declared = useDeclaredForms().find(({ id }) => id === lead.form);
  const fields: Readonly<Record<string, string>> = { ...words.fields, ...declared?.labels };
  const shownValue = useShownValue();
  return (
    <Part title={texts.facts}>
      <AttachmentButton lead={lead} />
      <Box as="dl">
        {Object.entries(lead.fields).map(([name, value]) => (
          <Fact key={name} name={fields[name] ?? plainName(name)} value={String(shownValue(name, value) ?? '')} />
        ))}
      </Box>
    </Part>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Flex gap="3" paddingY="1" borderBottomWidth="1px">
      <Text as="dt" color="fg.muted" flex="0 0 9rem">
        {name}
      </Text>
      <Text as="dd" whiteSpace="pre-wrap" overflowWrap="anywhere" minWidth="0">
        {value}
      </Text>
    </Flex>
  );
}

function AttachmentButton({ lead }: { readonly lead: LeadRecord }) {
  const texts = useTexts(textsOf).lead;
  const { http } = useSession();
  const { attempt } = useAttempt();
  if (lead.attachment === null) return null;
  const open = async () => {
    const { link } = await http.get<{ readonly link: string }>(`/leads/${lead.id}/attachment-link`);
    window.open(link, '_blank', 'noopener');
  };
  return (
    <Button size="sm" variant="outline" onClick={() => void attempt(open)}>
      {texts.attachment}: {lead.attachment.name}
    </Button>
  );
}

function Deliveries({ lead }: { readonly lead: LeadRecord }) {
  const texts = useTexts(textsOf).lead;
  const { channels } = useTexts(deliveryTextsOf);
  const locale = useLocale();
  if (lead.deliveries.length === 0) return null;
  return (
    <Part title={texts.deliveries}>
      <Stack as="ul" listStyleType="none" gap="1" fontSize="sm">
        {lead.deliveries.map(({ channel, deliveredAt, attempts, lastError }) => (
          <li key={channel}>
            {deliveredAt === null
              ? texts.undelivered(channels[channel] ?? channel, attempts, lastError === null ? '' : ` (${lastError})`)
              : texts.delivered(channels[channel] ?? channel, formatInstant(deliveredAt, locale))}{' '}
            <ReplayButton leadId={lead.id} lead={leadTitle(lead)} channel={channel} />
          </li>
        ))}
      </Stack>
    </Part>
  );
}

function SpamButton({ lead }: { readonly lead: LeadRecord }) {
  const texts = useTexts(textsOf).lead;
  const change = useLeadChange();
  return (
    <Button size="sm" variant="ghost" alignSelf="start" onClick={() => void change(lead, { isSpam: !lead.isSpam })}>
      {lead.isSpam ? texts.noSpam : texts.isSpam}
    </Button>
  );
}
