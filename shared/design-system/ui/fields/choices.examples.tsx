import type { ReactNode } from 'react';
import type { Example } from '../example';
import type { SampleTexts } from '../sample-texts';
import { Check } from './check';
import { ChoiceChip, ChoiceChips } from './choice-chip';
import { Choices } from './choices';
import { OrderSelect } from './order-select';
import { RangeSlider } from './range-slider/range-slider';
import { Select } from './select';

export const choicesExamples: readonly Example[] = [
  {
    name: 'nothing chosen',
    render: ({ word, title, name }) => (
      <Choices name="choices-none" legend={word} options={[title, name]} value="" onChange={() => {}} />
    ),
  },
  {
    name: 'one chosen',
    render: ({ word, title, name }) => (
      <Choices name="choices-one" legend={word} options={[title, name, word]} value={name} onChange={() => {}} />
    ),
  },
  {
    name: 'focus',
    focuses: 'label:nth-of-type(2) input',
    render: ({ word, title, name }) => (
      <Choices name="choices-focus" legend={word} options={[title, name]} value="" onChange={() => {}} />
    ),
  },
  {
    name: 'several chosen, one disabled',
    render: ({ word, title, name }) => (
      <ChoiceChips>
        <ChoiceChip type="checkbox" defaultChecked>
          {word}
        </ChoiceChip>
        <ChoiceChip type="checkbox" defaultChecked disabled>
          {title}
        </ChoiceChip>
        <ChoiceChip type="checkbox" disabled>
          {name}
        </ChoiceChip>
      </ChoiceChips>
    ),
  },
  {
    name: 'long text',
    render: ({ word, longText, longWord }) => (
      <Choices
        name="choices-long"
        legend={longText}
        options={[word, longText, longWord]}
        value={longWord}
        onChange={() => {}}
      />
    ),
  },
];

export const checkExamples: readonly Example[] = [
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

const options = ({ word, title }: SampleTexts): ReactNode => (
  <>
    <option value="word">{word}</option>
    <option value="title">{title}</option>
  </>
);

export const selectExamples: readonly Example[] = [
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

const range = (places: readonly [number, number], labels: readonly [string, string]) => (
  <RangeSlider labels={labels} places={places} last={10} valueText={String} onChange={() => {}} />
);

export const rangeSliderExamples: readonly Example[] = [
  { name: 'whole', render: ({ word, title }) => range([0, 10], [word, title]) },
  { name: 'narrowed', render: ({ word, title }) => range([2, 5], [word, title]) },
  { name: 'both at one place', render: ({ word, title }) => range([4, 4], [word, title]) },
  { name: 'focus', focuses: '[role=slider]', render: ({ word, title }) => range([2, 5], [word, title]) },
];
