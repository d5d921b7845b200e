import type { Example } from '../example';
import { RightIcon } from '../icons/right';
import { Button, ButtonLink, type ButtonLook } from './button';

const looks: readonly ButtonLook[] = ['primary', 'outline', 'quiet', 'whatsapp'];

export const examples: readonly Example[] = [
  ...looks.map((look): Example => ({ name: look, render: ({ title }) => <Button look={look}>{title}</Button> })),
  { name: 'inverse', ground: 'inverse', render: ({ title }) => <Button look="inverse">{title}</Button> },
  { name: 'small', render: ({ word }) => <Button size="small">{word}</Button> },
  { name: 'focus', focuses: 'button', render: ({ title }) => <Button>{title}</Button> },
  { name: 'disabled', render: ({ title }) => <Button disabled>{title}</Button> },
  {
    name: 'disabled outline',
    render: ({ title }) => (
      <Button look="outline" disabled>
        {title}
      </Button>
    ),
  },
  { name: 'loading', render: ({ title }) => <Button busy>{title}</Button> },
  {
    name: 'link with an icon',
    render: ({ title }) => (
      <ButtonLink href="#">
        {title}
        <RightIcon />
      </ButtonLink>
    ),
  },
  // Labels are our own and are not broken (shell/src/theme/base.css).
  { name: 'long text', render: ({ longText }) => <Button>{longText}</Button> },
];
