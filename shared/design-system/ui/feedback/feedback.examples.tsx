import { Button, ButtonLink } from '../actions/button';
import { TextLink } from '../actions/text-link';
import type { Example } from '../example';
import { TextField } from '../fields/field';
import { Dialog } from './dialog';
import { EmptyState } from './empty-state';
import { Message } from './message';
import { LoadingStatus, Skeleton } from './skeleton';
import { Toast } from './toast';

const close = () => {};

export const dialogExamples: readonly Example[] = [
  {
    name: 'small',
    isAlone: true,
    render: ({ title, sentence, word }) => (
      <Dialog title={title} size="small" onClose={close}>
        <p>{sentence}</p>
        <TextField id="dialog-field" label={word} />
      </Dialog>
    ),
  },
  {
    name: 'medium, with a foot',
    isAlone: true,
    render: ({ title, longText, word }) => (
      <Dialog title={title} onClose={close} foot={<Button>{word}</Button>}>
        <p>{longText}</p>
      </Dialog>
    ),
  },
  {
    name: 'large, long text',
    isAlone: true,
    render: ({ longText, longWord, word }) => (
      <Dialog title={longWord} size="large" onClose={close} foot={<Button>{word}</Button>}>
        <p>{longWord}</p>
        {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((key) => (
          <p key={key}>{longText}</p>
        ))}
      </Dialog>
    ),
  },
  {
    name: 'full',
    isAlone: true,
    render: ({ title, sentence }) => (
      <Dialog title={title} size="full" onClose={close}>
        <p>{sentence}</p>
      </Dialog>
    ),
  },
];

export const emptyStateExamples: readonly Example[] = [
  { name: 'empty', render: ({ title }) => <EmptyState title={title} /> },
  {
    name: 'empty, with a way out',
    render: ({ title, sentence, word }) => (
      <EmptyState title={title} reason={sentence}>
        <TextLink href="#">{word}</TextLink>
      </EmptyState>
    ),
  },
  {
    name: 'failure',
    render: ({ title, sentence, word }) => (
      <EmptyState title={title} reason={sentence} isFailure>
        <ButtonLink href="#">{word}</ButtonLink>
      </EmptyState>
    ),
  },
  { name: 'long text', render: ({ longWord, longText }) => <EmptyState title={longWord} reason={longText} /> },
  {
    name: 'loading',
    render: () => (
      <>
        <LoadingStatus />
        <div style={{ display: 'grid', blockSize: '3rem' }}>
          <Skeleton />
        </div>
      </>
    ),
  },
];

const messageClose = () => {};

export const messageExamples: readonly Example[] = [
  { name: 'success', render: ({ sentence }) => <Message tone="success">{sentence}</Message> },
  { name: 'danger', render: ({ sentence }) => <Message tone="danger">{sentence}</Message> },
  {
    name: 'can be closed',
    render: ({ sentence }) => (
      <Message tone="success" onClose={messageClose}>
        {sentence}
      </Message>
    ),
  },
  {
    name: 'close, focus',
    focuses: 'button',
    render: ({ sentence }) => (
      <Message tone="danger" onClose={messageClose}>
        {sentence}
      </Message>
    ),
  },
  {
    name: 'long text',
    render: ({ longText, longWord }) => (
      <Message tone="danger" onClose={messageClose}>{`${longText} ${longWord}`}</Message>
    ),
  },
  {
    name: 'toast',
    isAlone: true,
    render: ({ sentence }) => (
      <Toast onClose={messageClose} role="alert">
        {sentence}
      </Toast>
    ),
  },
  {
    name: 'toast, raised, long text',
    isAlone: true,
    render: ({ longText, longWord }) => (
      <Toast onClose={messageClose} role="alert" isRaised>{`${longText} ${longWord}`}</Toast>
    ),
  },
];
