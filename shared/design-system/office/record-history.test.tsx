import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, HttpError } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import type { AuditRecord } from '../../domain/office/wire';
import { RecordHistory } from './record-history';

const entry = (id: number, before: AuditRecord['before'], after: AuditRecord['after']): AuditRecord => ({
  ...{ id, before, after, at: '2026-11-26T08:00:00.000Z', person: null },
  ...{ resource: 'projects', recordId: '7', action: 'update' },
});

const history = [
  entry(2, { agent_ids: [1, 2], developer_id: 4 }, { agent_ids: [2, 9], developer_id: null }),
  entry(1, { area: '1' }, { area: '2' }),
];

const names: Readonly<Record<string, readonly { readonly id: number; readonly name: string }[]>> = {
  agents: [
    { id: 1, name: 'Layla Haddad' },
    { id: 2, name: 'Omar Said' },
  ],
  developers: [{ id: 4, name: 'Soravale Properties' }],
};

const requested: string[] = [];
let mayRead = true;

const provider = {
  getList: async (resource: string, { filter }: { readonly filter?: object }) => {
    if (resource === 'projects/7/history') return { data: history, total: history.length };
    requested.push(`${resource} ${JSON.stringify(filter)}`);
    if (!mayRead) throw new HttpError('Not allowed', 403);
    return { data: names[resource] ?? [], total: 2 };
  },
} as unknown as DataProvider;

function open() {
  requested.length = 0;
  const labels = { agent_ids: 'Agents', developer_id: 'Developer', area: 'Area' };
  return render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <CoreAdminContext dataProvider={provider}>
          <RecordHistory
            resource="projects"
            id={7}
            labels={labels}
            references={{ agent_ids: 'agents', developer_id: 'developers' }}
          />
        </CoreAdminContext>
      </MemoryRouter>
    </ChakraProvider>,
  );
}

const linesOf = (label: string) =>
  [...(screen.getByText(label).parentElement?.querySelectorAll('dd > div') ?? [])].map((line) => line.textContent);

test('agents and developers are named in the history, and one that is gone keeps its number', async () => {
  mayRead = true;
  open();
  expect(await screen.findByText('Soravale Properties')).toBeInTheDocument();
  expect(linesOf('Agents')).toEqual(['was Layla Haddad, Omar Said', 'is now Omar Said, #9']);
  expect(linesOf('Developer')).toEqual(['was Soravale Properties', 'is now nothing']);
  expect(linesOf('Area')).toEqual(['was 1', 'is now 2']);
  expect(requested).toEqual(['agents {"ids":[1,2,9]}', 'developers {"ids":[4]}']);
});

test('who may not read them sees the numbers', async () => {
  mayRead = false;
  open();
  expect(await screen.findByText('Agents')).toBeInTheDocument();
  expect(linesOf('Agents')).toEqual(['was #1, #2', 'is now #2, #9']);
  // ra-core logs a refusal.
  await waitFor(() => expect(requested).toHaveLength(2));
  jest.mocked(console.error).mockClear();
});
