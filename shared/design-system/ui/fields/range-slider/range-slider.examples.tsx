import type { Example } from '../../example';
import { RangeSlider } from './range-slider';

const range = (places: readonly [number, number], labels: readonly [string, string]) => (
  <RangeSlider labels={labels} places={places} last={10} valueText={String} onChange={() => {}} />
);

export const examples: readonly Example[] = [
  { name: 'whole', render: ({ word, title }) => range([0, 10], [word, title]) },
  { name: 'narrowed', render: ({ word, title }) => range([2, 5], [word, title]) },
  { name: 'both at one place', render: ({ word, title }) => range([4, 4], [word, title]) },
  { name: 'focus', focuses: '[role=slider]', render: ({ word, title }) => range([2, 5], [word, title]) },
];
