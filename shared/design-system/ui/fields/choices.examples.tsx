import type { Example } from '../example';
import { ChoiceChip, ChoiceChips } from './choice-chip';
import { Choices } from './choices';

export const examples: readonly Example[] = [
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
