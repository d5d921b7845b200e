import { Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { PasskeyRecord } from '@iwan/shared/domain/office/wire';
import { LoadFailure } from '@iwan/shared/office/office-message';
import { OfficePage, OfficeSection } from '@iwan/shared/office/office-page';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { makePasskey } from '../../session/passkeys';
import { useSession, useSignedIn } from '../../session/session';
import { textsOf } from './texts';

/** The account of a person of the office: passkeys and sessions. */
export function Account() {
  const texts = useTexts(textsOf);
  const { person } = useSignedIn();
  const { signOut } = useSession();
  return (
    <OfficePage title={texts.title}>
      <Text marginBottom="6">
        {person.name} · {person.email}
      </Text>
      <Passkeys />
      <OfficeSection marginTop="8" title={texts.sessions}>
        <Text marginBottom="3">{texts.everywhereHelp}</Text>
        <Button variant="outline" onClick={() => void signOut('everywhere')}>
          {texts.everywhere}
        </Button>
      </OfficeSection>
    </OfficePage>
  );
}

function Passkeys() {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { http } = useSession();
  const notify = useNotify();
  const [name, setName] = useState(texts.usualName);
  const { data, error, refetch } = useQuery({
    queryKey: ['passkeys'],
    queryFn: async () => (await http.get<{ readonly data: readonly PasskeyRecord[] }>('/passkeys')).data,
  });
  const work = async (what: () => Promise<unknown>) => {
    try {
      await what();
      await refetch();
    } catch (issue) {
      notify(issue instanceof HttpError ? issue.message : texts.failed, { type: 'error' });
    }
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    void work(() => makePasskey(http, name));
  };
  return (
    <OfficeSection maxWidth="32rem" title={texts.passkeys}>
      {error ? <LoadFailure problem={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <Text marginBottom="3">{texts.none}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="2" marginBottom="4">
        {data?.map((passkey) => (
          <Flex as="li" key={passkey.id} gap="3" align="center" justify="space-between">
            <Text>
              {passkey.name}{' '}
              <Text as="span" fontSize="sm" color="fg.muted">
                {texts.made(formatInstant(passkey.createdAt, locale))}
                {passkey.lastUsedAt === null ? '' : `, ${texts.used(formatInstant(passkey.lastUsedAt, locale))}`}
              </Text>
            </Text>
            <Button
              size="xs"
              variant="outline"
              onClick={() => void work(() => http.send('DELETE', `/passkeys/${encodeURIComponent(passkey.id)}`))}
            >
              {texts.remove(passkey.name)}
            </Button>
          </Flex>
        ))}
      </Stack>
      <form onSubmit={add}>
        <Stack gap="3" align="start">
          <Field.Root required>
            <Field.Label>{texts.name}</Field.Label>
            <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </Field.Root>
          <Button type="submit" variant="outline">
            {texts.add}
          </Button>
        </Stack>
      </form>
    </OfficeSection>
  );
}
