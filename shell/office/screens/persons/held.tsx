import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { HeldAccount, HeldData, HeldLead } from '@iwan/shared/domain/office/person-wire';
import { OfficeSection } from '@iwan/shared/office/office-page';
import type { ReactNode } from 'react';
import { textsOf } from './texts';

interface Props {
  readonly held: HeldData;
  /** Further actions. */
  readonly children: ReactNode;
}

/** All data that is stored about a person. */
export function Held({ held, children }: Props) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { leads, account, searches, mails } = held;
  if (leads.length + searches.length + mails.length === 0 && account === null) {
    return <Text role="status">{texts.none}</Text>;
  }
  return (
    <Stack gap="8">
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => download(texts.fileName, held)}>
          {texts.download}
        </Button>
        {children}
      </Flex>
      <Group title={texts.leads(leads.length)} isShown={leads.length > 0}>
        {leads.map((lead) => (
          <Lead key={lead.id} lead={lead} />
        ))}
      </Group>
      {account === null ? null : <Account account={account} />}
      <Group title={texts.searches(searches.length)} isShown={searches.length > 0}>
        {searches.map(({ query, slug, askedAt, confirmedAt }) => (
          <Text key={`${slug} ${query}`} overflowWrap="anywhere">
            {[slug, query].filter(Boolean).join(' ')} · {formatInstant(askedAt, locale)}
            {confirmedAt === null ? ` · ${texts.unconfirmed}` : ''}
          </Text>
        ))}
      </Group>
      <Group title={texts.mails(mails.length)} isShown={mails.length > 0}>
        {mails.map(({ subject, at, text }) => (
          <Text key={`${at} ${text}`} overflowWrap="anywhere">
            {subject} · {formatInstant(at, locale)}
          </Text>
        ))}
      </Group>
    </Stack>
  );
}

interface GroupProps {
  readonly title: string;
  readonly isShown?: boolean;
  readonly children: ReactNode;
}

function Group({ title, isShown = true, children }: GroupProps) {
  if (!isShown) return null;
  return (
    <OfficeSection title={title} titleSize="md">
      <Stack gap="3">{children}</Stack>
    </OfficeSection>
  );
}

function Lead({ lead }: { readonly lead: HeldLead }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const fields = Object.entries(lead.fields).filter(([, value]) => value !== null && value !== '');
  return (
    <Box as="article" borderWidth="1px" borderRadius="md" padding="4" background="bg.panel">
      <Heading as="h3" size="sm" marginBottom="2">
        {texts.lead(lead.form, formatInstant(lead.receivedAt, locale))}
      </Heading>
      <Box as="dl" fontSize="sm" display="grid" gridTemplateColumns="minmax(6rem, auto) 1fr" columnGap="4" rowGap="1">
        {fields.map(([name, value]) => (
          <Box key={name} display="contents">
            <Text as="dt" color="fg.muted">
              {name}
            </Text>
            <Text as="dd" overflowWrap="anywhere" whiteSpace="pre-wrap">
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </Text>
          </Box>
        ))}
      </Box>
      {lead.attachment === null ? null : <Text marginTop="2">{texts.file(lead.attachment.name)}</Text>}
      {lead.notes.map(({ at, by, text }) => (
        <Text key={at} marginTop="2" fontSize="sm" whiteSpace="pre-wrap">
          {texts.note(by ?? '—', text)}
        </Text>
      ))}
    </Box>
  );
}

function Account({ account }: { readonly account: HeldAccount }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const counts = [
    texts.comments(account.comments.length),
    texts.likes(account.likes.length),
    texts.sessions(account.sessions),
    texts.saved(Object.values(account.savedLists).flat().length),
  ];
  return (
    <Group title={texts.account}>
      <Text>{texts.since(account.name, formatInstant(account.createdAt, locale))}</Text>
      <Text color="fg.muted">
        {counts.join(' · ')}
        {account.isStopped ? ` · ${texts.stopped}` : ''}
      </Text>
      {account.comments.map(({ at, article, text }) => (
        <Box key={`${at} ${text}`} borderStartWidth="2px" paddingStart="3">
          <Text fontSize="sm" color="fg.muted">
            {article} · {formatInstant(at, locale)}
          </Text>
          <Text whiteSpace="pre-wrap">{text}</Text>
        </Box>
      ))}
    </Group>
  );
}

/** Downloads the data on the screen as a file that is made in the browser. */
function download(name: string, held: HeldData): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
