import type { ReactNode } from 'react';
import type { Example } from '../example';
import type { SampleTexts } from '../sample-texts';
import { OrderSelect } from './order-select';
import { Select } from './select';

const options = ({ word, title }: SampleTexts): ReactNode => (
  <>
    <option value="word">{word}</option>
    <option value="title">{title}</option>
  </>
);

export const examples: readonly Example[] = [
  { name: 'default', render: (texts) => <Select aria-label={texts.word}>{options(texts)}</Select> },
  {
    name: 'small',
    render: (texts) => (
      <Select aria-label={texts.word} height="small">
        {options(texts)}
      </Select>
    ),
  },
  {
    name: 'focus',
    focuses: 'select',
    render: (texts) => <Select aria-label={texts.word}>{options(texts)}</Select>,
  },
  {
    name: 'disabled',
    render: (texts) => (
      <Select aria-label={texts.word} disabled>
        {options(texts)}
      </Select>
    ),
  },
  {
    name: 'invalid',
    render: (texts) => (
      <Select aria-label={texts.word} aria-invalid isWrong>
        {options(texts)}
      </Select>
    ),
  },
  {
    name: 'long word',
    render: ({ word, longWord }) => (
      <Select aria-label={word}>
        <option>{longWord}</option>
      </Select>
    ),
  },
  {
    name: 'orders of a list',
    render: (texts) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="order">{texts.word}</label>
        <OrderSelect id="order" value="title">
          {options(texts)}
        </OrderSelect>
      </form>
    ),
  },
];
