import type { Example } from '../example';
import { Check } from './check';

export const examples: readonly Example[] = [
  { name: 'default', render: ({ sentence }) => <Check>{sentence}</Check> },
  { name: 'ticked', render: ({ sentence }) => <Check defaultChecked>{sentence}</Check> },
  { name: 'focus', focuses: 'input', render: ({ sentence }) => <Check>{sentence}</Check> },
  { name: 'disabled', render: ({ sentence }) => <Check disabled>{sentence}</Check> },
  {
    name: 'disabled and ticked',
    render: ({ sentence }) => (
      <Check disabled defaultChecked>
        {sentence}
      </Check>
    ),
  },
  { name: 'invalid', render: ({ sentence }) => <Check aria-invalid>{sentence}</Check> },
  { name: 'in capitals', render: ({ title }) => <Check wording="caps">{title}</Check> },
  { name: 'long text', render: ({ longText, longWord }) => <Check>{`${longText} ${longWord}`}</Check> },
];
