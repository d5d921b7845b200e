import { Button } from '../actions/button';
import type { Example } from '../example';
import { TextField } from '../fields/field';
import { Dialog } from './dialog';

const close = () => {};

export const examples: readonly Example[] = [
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
