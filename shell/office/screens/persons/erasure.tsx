import { Box, Button, Dialog, Field, Input, Portal, Text } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Erased, PersonQuery } from '@iwan/shared/domain/office/person-wire';
import { OfficeMessage, sentenceOf } from '@iwan/shared/office/office-message';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../session/session';
import { textsOf } from './texts';

interface Props {
  readonly query: PersonQuery;
  readonly onErased: (erased: Erased) => void;
}

/** Erases the data about a person, after a confirmation word was typed. */
export function Erasure({ query, onErased }: Props) {
  const texts = useTexts(textsOf);
  const { http } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [word, setWord] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isErasing, setIsErasing] = useState(false);
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() !== texts.word) return setError(texts.wrongWord(texts.word));
    setIsErasing(true);
    try {
      onErased(await http.send<Erased>('POST', '/persons/erase', query));
    } catch (refusal) {
      setError(sentenceOf(refusal));
      setIsErasing(false);
    }
  };
  const show = (open: boolean) => {
    setIsOpen(open);
    setWord('');
    setError(null);
  };
  return (
    <Dialog.Root role="alertdialog" open={isOpen} onOpenChange={({ open }) => show(open)}>
      <Dialog.Trigger asChild>
        <Button variant="outline" colorPalette="red">
          {texts.erase}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Box as="form" onSubmit={(event: FormEvent) => void erase(event)}>
              <Dialog.Header>
                <Dialog.Title>{texts.eraseTitle}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Text marginBottom="4">{texts.eraseWarning}</Text>
                {error === null ? null : <OfficeMessage kind="error">{error}</OfficeMessage>}
                <Field.Root>
                  <Field.Label>{texts.confirm(texts.word)}</Field.Label>
                  <Input autoComplete="off" value={word} onChange={(event) => setWord(event.target.value)} />
                </Field.Root>
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="ghost" onClick={() => show(false)}>
                  {texts.cancel}
                </Button>
                <Button type="submit" colorPalette="red" loading={isErasing}>
                  {texts.erase}
                </Button>
              </Dialog.Footer>
            </Box>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
