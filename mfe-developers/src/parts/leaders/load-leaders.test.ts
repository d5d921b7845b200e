import { createHttp } from '@iwan/shared/api/create-http';
import type { WireError } from '@iwan/shared/contracts/http';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { leadersOf } from './load-leaders';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

test('takes only leaders, ignoring case, in their order, and skips what is not a record', async () => {
  const errors: WireError[] = [];
  backend.setRecords({
    team: [
      {
        id: 1,
        name: 'Nadia Rahman',
        designation: 'Founder',
        image: 'media/team/nadia.webp',
        linkedin: 'https://www.linkedin.com/in/nadia',
        type: 'Leader',
      },
      { id: 2, name: 'Samuel Adeyemi', type: 'Consultant' },
      null,
      { id: 3, designation: 'Nobody', type: 'Leader' },
      { name: 'Zoë Müller', image: 'javascript:alert(1)', linkedin: 'javascript:alert(1)', type: ' LEADER ' },
      { id: 5, name: 'Omar Saleh' },
    ],
  });
  const http = createHttp({ baseUrl: backend.url, report: (error) => errors.push(error) });
  expect(await leadersOf(http)).toEqual([
    {
      id: '1',
      name: 'Nadia Rahman',
      image: 'media/team/nadia.webp',
      designation: 'Founder',
      linkedin: 'https://www.linkedin.com/in/nadia',
    },
    { id: 'Zoë Müller', name: 'Zoë Müller', image: null, designation: null, linkedin: null },
  ]);
  expect(errors).toEqual([
    { resource: 'team member', index: 2, reason: 'is not a record' },
    { resource: 'team member', index: 3, reason: 'has no name' },
  ]);
});
