import { Button, Field, Input, Stack, Textarea } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { AnswerChannel, LeadAnswered, LeadRecord, LeadTemplate } from '@iwan/shared/domain/office/lead-wire';
import { answerChannels } from '@iwan/shared/domain/office/lead-wire';
import { OfficeSelect } from '@iwan/shared/office/form-inputs';
import { useAttempt } from '@iwan/shared/office/office-message';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh, useStore } from 'ra-core';
import type { FormEvent } from 'react';
import { useSession } from '../../session/session';
import { senderOf } from './lead-sender';
import { Part } from './part';
import { textsOf } from './texts';

interface Draft {
  readonly channel: AnswerChannel;
  readonly subject: string;
  readonly text: string;
}

/** The text of the answer, which other parts of the screen focus. */
export const answerTextId = 'answer-text';

/** The draft of the answer to a lead, stored in this browser. */
export function useAnswerDraft(lead: LeadRecord) {
  return useStore<Draft>(`answer.${lead.id}`, emptyDraft(lead));
}

const emptyDraft = (lead: LeadRecord): Draft => ({
  channel: senderOf(lead).email === null ? 'whatsapp' : 'mail',
  ...{ subject: '', text: '' },
});

/** The answer to a lead: a mail sent from here, or a message that WhatsApp opens with. */
export function AnswerForm({ lead }: { readonly lead: LeadRecord }) {
  const texts = useTexts(textsOf).lead;
  const { http } = useSession();
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useAnswerDraft(lead);
  const { attempt, isBusy } = useAttempt();
  const { data: templates = [] } = useQuery({
    queryKey: ['lead-templates', lead.id],
    queryFn: async () =>
      (await http.get<{ readonly data: readonly LeadTemplate[] }>(`/leads/${lead.id}/templates`)).data,
  });
  const fill = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (template) setDraft({ channel: template.channel, subject: template.subject ?? '', text: template.text });
  };
  const send = async () => {
    const { channel, subject, text } = draft;
    const response = { channel, text, ...(channel === 'mail' && { subject }) };
    const { link, lead: answered } = await http.send<LeadAnswered>('POST', `/leads/${lead.id}/responses`, response);
    // The next change uses the current version of the lead.
    queryClient.setQueriesData({ queryKey: ['leads', 'getOne', { id: String(lead.id) }] }, answered);
    if (link !== null) window.open(link, '_blank', 'noopener');
    notify(link === null ? texts.sent : texts.opened, { type: 'success' });
    setDraft(emptyDraft(lead));
    refresh();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(send);
  };
  return (
    <Part title={texts.answer}>
      <form onSubmit={submit}>
        <Stack gap="3">
          {templates.length === 0 ? null : (
            <Choice
              label={texts.template}
              value=""
              options={[{ value: '', label: '—' }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
              onChoose={fill}
            />
          )}
          <Choice
            label={texts.channel}
            value={draft.channel}
            options={answerChannels.map((value) => ({ value, label: texts.channels[value] }))}
            onChoose={(value) => setDraft({ ...draft, channel: value as AnswerChannel })}
          />
          {draft.channel === 'mail' ? (
            <Field.Root required>
              <Field.Label>{texts.subject}</Field.Label>
              <Input value={draft.subject} onChange={(event) => setDraft({ ...draft, subject: event.target.value })} />
            </Field.Root>
          ) : null}
          <Field.Root required id={answerTextId}>
            <Field.Label>{texts.text}</Field.Label>
            <Textarea
              rows={7}
              value={draft.text}
              onChange={(event) => setDraft({ ...draft, text: event.target.value })}
            />
          </Field.Root>
          <Button type="submit" alignSelf="start" loading={isBusy}>
            {texts.send}
          </Button>
        </Stack>
      </form>
    </Part>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, ...select }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <OfficeSelect {...select} />
    </Field.Root>
  );
}
