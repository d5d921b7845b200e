import { Box, Button, Field, Input, Stack, Text } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Erased, HeldData, PersonQuery } from '@iwan/shared/domain/office/person-wire';
import type { OfficeErrorBody } from '@iwan/shared/domain/office/wire';
import { OfficeMessage, sentenceOf } from '@iwan/shared/office/office-message';
import { OfficePage } from '@iwan/shared/office/office-page';
import { HttpError } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../session/session';
import { Erasure } from './erasure';
import { Held } from './held';
import { textsOf } from './texts';

interface Found {
  readonly query: PersonQuery;
  readonly held: HeldData;
}

/** The data about a person, found by an e-mail address or a phone number, which are never in the address of the page. */
export function Persons() {
  const texts = useTexts(textsOf);
  const { http } = useSession();
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [erased, setErased] = useState<Erased | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isLooking, setIsLooking] = useState(false);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const query = { ...(email.trim() && { email }), ...(phone.trim() && { phone }) };
    setIsLooking(true);
    setErased(null);
    setFound(null);
    try {
      setFound({ query, held: await http.send<HeldData>('POST', '/persons/find', query) });
      setError(null);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setIsLooking(false);
    }
  };
  const forget = (gone: Erased) => {
    setErased(gone);
    setFound(null);
  };
  const ofField = errorsByField(error);
  return (
    <OfficePage title={texts.title}>
      <Text marginBottom="4" color="fg.muted">
        {texts.intro}
      </Text>
      <Box asChild maxWidth="28rem" marginBottom="8">
        <form noValidate onSubmit={(event) => void find(event)}>
          <Stack gap="4">
            <Field.Root invalid={ofField.email !== undefined}>
              <Field.Label>{texts.email}</Field.Label>
              <Input type="email" autoComplete="off" value={email} onChange={(event) => setEmail(event.target.value)} />
              <Field.ErrorText>{ofField.email}</Field.ErrorText>
            </Field.Root>
            <Field.Root invalid={ofField.phone !== undefined}>
              <Field.Label>{texts.phone}</Field.Label>
              <Input type="tel" autoComplete="off" value={phone} onChange={(event) => setPhone(event.target.value)} />
              <Field.HelperText>{texts.phoneHelp}</Field.HelperText>
              <Field.ErrorText>{ofField.phone}</Field.ErrorText>
            </Field.Root>
            <Button type="submit" alignSelf="start" loading={isLooking} loadingText={texts.finding}>
              {texts.find}
            </Button>
          </Stack>
        </form>
      </Box>
      {error !== null && Object.keys(ofField).length === 0 ? (
        <OfficeMessage kind="error">{sentenceOf(error)}</OfficeMessage>
      ) : null}
      {erased === null ? null : (
        <OfficeMessage kind="success">
          {texts.erased(erased.leads, erased.files)} {erased.filesLeft > 0 && texts.filesLeft(erased.filesLeft)}{' '}
          {texts.elsewhere}
        </OfficeMessage>
      )}
      {found === null ? null : (
        <Held held={found.held}>
          <Erasure query={found.query} onErased={forget} />
        </Held>
      )}
    </OfficePage>
  );
}

function errorsByField(issue: unknown): Readonly<Record<string, string>> {
  const body = issue instanceof HttpError ? (issue.body as OfficeErrorBody | null) : null;
  return Object.fromEntries((body?.error.fields ?? []).map(({ field, message }) => [field, message]));
}
