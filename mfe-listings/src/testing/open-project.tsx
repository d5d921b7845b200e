import { createHttp } from '@iwan/shared/api/create-http';
import type { Head, Redirect } from '@iwan/shared/contracts/module';
import { english } from '@iwan/shared/testing/english';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { route } from '../pages/project';

interface OpenedProject {
  readonly head: Head;
  readonly redirect: Redirect | null;
  readonly unmount: () => void;
}

/** The page of a project as the site opens it, against a backend on the wire. */
export async function openProject(
  backend: PlainBackend,
  project: string,
  { developer = 'marensand-developments', search = '' } = {},
): Promise<OpenedProject> {
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const params = { developer, project };
  const data = await route.loader?.({
    ...english,
    http,
    params,
    query: new URLSearchParams(search),
    signal: new AbortController().signal,
  });
  if (data === undefined) throw new Error('The page has no loader.');
  const { unmount } = render(
    <MemoryRouter initialEntries={[`/${developer}-properties/${project}/${search}`]}>
      <route.Component data={JSON.parse(JSON.stringify(data))} />
    </MemoryRouter>,
  );
  return { head: route.head(data, english), redirect: route.redirect?.(data, english) ?? null, unmount };
}

/** For tests: a record with every field of section 3. */
export const wholeRecord = {
  id: 1,
  name: 'Harbour Gate',
  image: 'media/exteriors/harbour.webp',
  status: 'New Launch',
  location: 'Dubai Marina',
  cat: 'Residential, Off Plan',
  sub_cat: 'Apartment',
  type: 'New',
  description: '<p>Two <b>towers</b> on the marina walk.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
  meta: 'Harbour Gate: homes from AED 1,200,000',
  meta_description: 'Two towers on the marina walk.',
  starting_price: 'AED 1,200,000',
  unit: '1BR, 2BR',
  area: '750 sq ft',
  latitude: '25.0805',
  longitude: '55.1403',
  map: '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1" onload="alert(1)"></iframe>',
  brochure: 'media/pdf/harbour.pdf',
  floor_plan: 'media/pdf/plans.pdf',
  master_plan: 'media/plan.webp',
  gallery: 'media/1.webp,media/2.webp,media/3.webp,media/4.webp,media/5.webp,media/6.webp',
  qr_code: 'media/qr.svg',
  amenities: '1. Gym\r\n2. Pool',
  near_by_location: '1. Tram stop - 4 min\r\n2. Beach',
  permit_number: '7100234',
  permit_verify_url: 'https://dubailand.gov.ae/verify?permit=7100234',
  developer: { name: 'Marensand Developments', logo: 'media/logos/marensand.svg' },
  agent: [
    {
      name: 'Layla Haddad',
      phone: '+971 50 000 0001',
      designation: 'Director',
      brn: '41234',
      images: 'media/agents/layla.png',
    },
    { name: 'Omar Saleh', phone: '971500000002' },
  ],
};
