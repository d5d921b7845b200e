import { transferPercent } from '../../../domain/facts/fees';
import { goldenVisaThreshold } from '../../../domain/facts/residence';
import type { Example } from '../example';
import { FactSources } from './fact-sources';
import { SourceName } from './source-name';

export const examples: readonly Example[] = [
  { name: 'a name alone', render: ({ name }) => <SourceName name={name} address={null} /> },
  { name: 'one source', render: () => <FactSources facts={[transferPercent]} /> },
  {
    name: 'several sources, past their day',
    render: () => <FactSources facts={[transferPercent, goldenVisaThreshold]} />,
  },
];
