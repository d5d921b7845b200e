import type { Example } from '../example';
import { Message } from './message';
import { Toast } from './toast';

const close = () => {};

export const examples: readonly Example[] = [
  { name: 'success', render: ({ sentence }) => <Message tone="success">{sentence}</Message> },
  { name: 'danger', render: ({ sentence }) => <Message tone="danger">{sentence}</Message> },
  {
    name: 'can be closed',
    render: ({ sentence }) => (
      <Message tone="success" onClose={close}>
        {sentence}
      </Message>
    ),
  },
  {
    name: 'close, focus',
    focuses: 'button',
    render: ({ sentence }) => (
      <Message tone="danger" onClose={close}>
        {sentence}
      </Message>
    ),
  },
  {
    name: 'long text',
    render: ({ longText, longWord }) => <Message tone="danger" onClose={close}>{`${longText} ${longWord}`}</Message>,
  },
  {
    name: 'toast',
    isAlone: true,
    render: ({ sentence }) => (
      <Toast onClose={close} role="alert">
        {sentence}
      </Toast>
    ),
  },
  {
    name: 'toast, raised, long text',
    isAlone: true,
    render: ({ longText, longWord }) => (
      <Toast onClose={close} role="alert" isRaised>{`${longText} ${longWord}`}</Toast>
    ),
  },
];
