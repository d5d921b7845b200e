import { Button, Link, Text } from '@chakra-ui/react';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { formatInstant } from '../../domain/format/instant-text';
import { useLocale, useTexts } from '../../domain/format/locale-context';
import type { PreviewLink } from '../../domain/office/wire';
import { sentenceOf } from './office-message';
import { textsOf } from './texts';

interface Props {
  readonly resource: string;
  readonly id: number;
  /** What is typed and not saved. */
  readonly changes: () => Readonly<Record<string, unknown>>;
  /** The address of the page on the site, of the record with those changes. */
  readonly address: (changes: Readonly<Record<string, unknown>>) => string;
}

type State =
  | { readonly status: 'idle' | 'asking' }
  | { readonly status: 'ready'; readonly address: string; readonly endsAt: string }
  | { readonly status: 'failed'; readonly sentence: string };

/** Opens the page of the site with what is typed here, which nobody else sees; the link stays for as long as it works. */
export function PreviewButton({ resource, id, changes, address }: Props) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const provider = useDataProvider();
  const [state, setState] = useState<State>({ status: 'idle' });
  const open = async () => {
    setState({ status: 'asking' });
    try {
      const unsaved = changes();
      const link: PreviewLink = await provider.send('POST', `/${resource}/${id}/preview`, { changes: unsaved });
      const page = `${address(unsaved)}?${link.query}`;
      window.open(page, '_blank', 'noopener');
      setState({ status: 'ready', address: page, endsAt: link.endsAt });
    } catch (error) {
      setState({ status: 'failed', sentence: sentenceOf(error) ?? texts.preview.failed });
    }
  };
  return (
    <>
      <Button variant="outline" loading={state.status === 'asking'} onClick={() => void open()}>
        {texts.preview.open}
      </Button>
      {state.status === 'ready' ? (
        <Link href={state.address} target="_blank" rel="noopener" className="office-link">
          {texts.preview.link(formatInstant(state.endsAt, locale))}
        </Link>
      ) : null}
      {state.status === 'failed' ? (
        <Text role="alert" fontSize="sm" color="fg.error">
          {state.sentence}
        </Text>
      ) : null}
    </>
  );
}
