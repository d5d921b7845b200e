import { Button, Flex, Link as PlainLink, Text } from '@chakra-ui/react';
import { doNotCallField } from '@iwan/shared/domain/contact/lead-rules';
import { callableDigits } from '@iwan/shared/domain/contact/phone';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { AnswerChannel, LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import { Link } from 'react-router-dom';
import { answerTextId, useAnswerDraft } from './answer-form';
import { senderOf } from './lead-sender';
import { textsOf } from './texts';
import { WaitingMark } from './waiting-mark';

/** What matters first: what the lead is about, who has sent it and when, and one press to answer. */
export function LeadHead({ lead }: { readonly lead: LeadRecord }) {
  const { lead: texts, forms } = useTexts(textsOf);
  const locale = useLocale();
  const { email, phone: written } = senderOf(lead);
  const phone = callableDigits(written ?? '');
  const [draft, setDraft] = useAnswerDraft(lead);
  const answerBy = (channel: AnswerChannel) => {
    setDraft({ ...draft, channel });
    document.getElementById(answerTextId)?.focus();
  };
  const mayBeCalled = lead.fields[doNotCallField] !== true;
  const { unit, agent, developer, message } = lead.fields;
  const about = [unit, agent, developer].filter((each) => typeof each === 'string' && each !== '');
  return (
    <section aria-label={texts.head}>
      {lead.sameSender > 0 ? (
        <OfficeMessage kind="info">
          <Link
            className="office-link"
            to={`/office/leads?filter=${encodeURIComponent(JSON.stringify({ sameSender: lead.id }))}`}
          >
            {texts.sameSender(lead.sameSender)}
          </Link>
        </OfficeMessage>
      ) : null}
      {mayBeCalled ? null : <OfficeMessage kind="warning">{texts.doNotCall}</OfficeMessage>}
      <Text fontSize="lg">
        {forms[lead.form] ?? lead.form}
        {lead.project === null ? null : (
          <>
            {' · '}
            <Link className="office-link" to={`/office/projects/${lead.project.id}`}>
              {lead.project.name}
            </Link>
          </>
        )}
        {about.map((each) => ` · ${each}`).join('')}
      </Text>
      <Flex gap="3" wrap="wrap" align="center" marginTop="1" color="fg.muted">
        <WaitingMark lead={lead} />
        <Text as="span">{formatInstant(lead.receivedAt, locale)}</Text>
        {[email, phone === null ? written : `+${phone}`].filter(Boolean).map((way) => (
          <Text as="span" key={way} overflowWrap="anywhere">
            {way}
          </Text>
        ))}
      </Flex>
      {typeof message === 'string' ? (
        <Text marginTop="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {message}
        </Text>
      ) : null}
      <Flex gap="2" wrap="wrap" marginTop="4">
        {email === null ? null : <Button onClick={() => answerBy('mail')}>{texts.answer}</Button>}
        {phone === null ? null : (
          <>
            {mayBeCalled ? (
              <Button asChild variant="outline">
                <PlainLink href={`tel:+${phone}`}>{texts.call}</PlainLink>
              </Button>
            ) : null}
            <Button variant="outline" onClick={() => answerBy('whatsapp')}>
              {texts.channels.whatsapp}
            </Button>
          </>
        )}
      </Flex>
    </section>
  );
}
