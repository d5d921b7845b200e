import { Box, Button, Field, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import { HttpError } from 'ra-core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { givePasskey, makePasskey } from './passkeys';
import { useSession } from './session';
import { textsOf } from './texts';

/** The sign-in: the address, the mailed code, and the passkey where one is required. */
export function SignIn() {
  const { status } = useSession();
  if (status.kind === 'second-factor') return <SecondFactorForm isNew={status.session.secondFactor === 'enrol'} />;
  return <CodeForms />;
}

/** The layout of the screens before sign-in. */
export function EntranceFrame({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(textsOf);
  return (
    <Box as="main" maxWidth="26rem" marginX="auto" marginTop="12vh" padding="6">
      <Heading as="h1" size="3xl" marginBottom="6">
        {texts.title}
      </Heading>
      {children}
    </Box>
  );
}

function CodeForms() {
  const texts = useTexts(textsOf);
  const { http, refresh } = useSession();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { problem, isBusy, run } = useWork();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await http.send('POST', '/session/code', { email });
      setIsSent(true);
    });
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await http.send('POST', '/session', { email, code: code.trim() });
      await refresh();
    });
  };
  return (
    <EntranceFrame>
      {problem === null ? null : <OfficeMessage kind="error">{problem}</OfficeMessage>}
      {isSent ? (
        <form onSubmit={enter}>
          <Stack gap="4">
            <Text role="status">{texts.codeSent(email)}</Text>
            <Field.Root required>
              <Field.Label>{texts.code}</Field.Label>
              <Input
                autoFocus
                autoComplete="one-time-code"
                inputMode="numeric"
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            </Field.Root>
            <Button type="submit" loading={isBusy} loadingText={texts.signingIn}>
              {texts.signIn}
            </Button>
            <Button variant="ghost" onClick={() => setIsSent(false)}>
              {texts.otherEmail}
            </Button>
          </Stack>
        </form>
      ) : (
        <form onSubmit={send}>
          <Stack gap="4">
            <Field.Root required>
              <Field.Label>{texts.email}</Field.Label>
              <Input
                type="email"
                autoComplete="username"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
              <Field.HelperText>{texts.emailHelp}</Field.HelperText>
            </Field.Root>
            <Button type="submit" loading={isBusy} loadingText={texts.sending}>
              {texts.sendCode}
            </Button>
          </Stack>
        </form>
      )}
    </EntranceFrame>
  );
}

function SecondFactorForm({ isNew }: { readonly isNew: boolean }) {
  const texts = useTexts(textsOf).passkey;
  const { http, refresh, signOut } = useSession();
  const [name, setName] = useState(texts.usualName);
  const { problem, isBusy, run } = useWork();
  const give = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await (isNew ? makePasskey(http, name) : givePasskey(http)).catch((refused: unknown) => {
        // The browser's own message is for developers.
        throw refused instanceof HttpError ? refused : new Error(texts.failed);
      });
      await refresh();
    });
  };
  return (
    <EntranceFrame>
      {problem === null ? null : <OfficeMessage kind="error">{problem}</OfficeMessage>}
      <form onSubmit={give}>
        <Stack gap="4">
          <Text>{isNew ? texts.enrol : texts.required}</Text>
          {isNew ? (
            <Field.Root required>
              <Field.Label>{texts.name}</Field.Label>
              <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
            </Field.Root>
          ) : null}
          {typeof PublicKeyCredential === 'undefined' ? (
            <OfficeMessage kind="warning">{texts.notSupported}</OfficeMessage>
          ) : (
            <Button type="submit" loading={isBusy}>
              {isNew ? texts.make : texts.use}
            </Button>
          )}
          <Button variant="ghost" onClick={() => void run(() => signOut('here'))}>
            {texts.leave}
          </Button>
        </Stack>
      </form>
    </EntranceFrame>
  );
}

/** Runs one action at a time, and has the message of the last failure. */
function useWork() {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function run(work: () => Promise<void>): Promise<void> {
    setError(null);
    setIsBusy(true);
    try {
      await work();
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : String(refused));
    } finally {
      setIsBusy(false);
    }
  }
  return { problem: error, isBusy, run };
}
