import { render } from '@testing-library/react';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createHttp } from '../api/create-http';
import type { WireError } from '../contracts/http';
import type { RouteModule, SlotModule } from '../contracts/module';
import { english } from './english';
import type { PlainBackend } from './plain-backend';

interface Address {
  readonly params?: Readonly<Record<string, string>>;
  /** The query of the address, with its question mark. */
  readonly search?: string;
}

/** What a page or slot loads from a fake backend, serialised as in the document. */
export async function load<Data>(
  part: SlotModule<Data>,
  backend: PlainBackend,
  { params = {}, search = '' }: Address = {},
): Promise<{ readonly data: Data; readonly errors: readonly WireError[] }> {
  const errors: WireError[] = [];
  const http = createHttp({ baseUrl: backend.url, report: (error) => errors.push(error) });
  const query = new URLSearchParams(search);
  const data = await part.loader?.({ ...english, http, params, query, signal: new AbortController().signal });
  // A part without data may have no loader.
  return { data: data === undefined ? (data as Data) : JSON.parse(JSON.stringify(data)), errors };
}

/** A page or slot as the site renders it, with a fake backend. */
export async function openPart<Data>(part: SlotModule<Data>, backend: PlainBackend, address: Address = {}) {
  const loaded = await load(part, backend, address);
  const content = createElement(part.Component, { data: loaded.data });
  const view = render(createElement(MemoryRouter, { initialEntries: [`/${address.search ?? ''}`] }, content));
  return { ...loaded, ...view };
}

/** A page as the site renders it, with the head of its document. */
export async function openPage<Data>(route: RouteModule<Data>, backend: PlainBackend, address: Address = {}) {
  const opened = await openPart(route, backend, address);
  return {
    ...opened,
    head: route.head(opened.data, english),
    status: route.status?.(opened.data) ?? 200,
    redirect: route.redirect?.(opened.data, english) ?? null,
  };
}
