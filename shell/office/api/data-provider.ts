import { listParameters } from '@iwan/shared/domain/office/list-query';
import type { OfficeList } from '@iwan/shared/domain/office/wire';
import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import type { OfficeHttp } from './office-http';

/** Resources whose records are loaded one by one where several are requested by their ids. */
const mostAtOnce = 50;

/**
 * ra-core's data provider for the office. An update sends the changed fields with the version of `previousData`; a conflict
 * with another person's change rejects with status 409.
 */
export function officeDataProvider(http: OfficeHttp): DataProvider {
  const one = async (resource: string, id: Identifier) => ({ data: await http.get<RaRecord>(`/${resource}/${id}`) });
  const remove = (resource: string, id: Identifier, previous: Partial<RaRecord> | undefined) =>
    http.send<void>('DELETE', `/${resource}/${id}?version=${previous?.version ?? 0}`);
  const list = async (resource: string, params: ListParams) => {
    const { filter, sort, pagination } = params;
    const parameters = listParameters({
      ...(filter && { filter }),
      ...(sort && { sort: sort.field, order: sort.order === 'ASC' ? 'asc' : 'desc' }),
      ...(pagination && { from: (pagination.page - 1) * pagination.perPage, size: pagination.perPage }),
    });
    const { data, total, isMore } = await http.get<OfficeList<RaRecord>>(`/${resource}?${parameters}`);
    return { data: [...data], total, meta: { isMore: isMore === true } };
  };
  // The caller names the type of a resource's records.
  return {
    getList: list,
    getOne: (resource: string, { id }: { readonly id: Identifier }) => one(resource, id),
    getMany: async (resource: string, { ids }: { readonly ids: readonly Identifier[] }) => ({
      data: await Promise.all(ids.slice(0, mostAtOnce).map(async (id) => (await one(resource, id)).data)),
    }),
    getManyReference: (resource: string, { target, id, filter, ...params }: ListParams & Reference) =>
      list(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: async (resource: string, { data }: { readonly data: unknown }) => ({
      data: await http.send<RaRecord>('POST', `/${resource}`, data),
    }),
    update: async (resource: string, { id, data, previousData }: Change) => ({
      data: await http.send<RaRecord>('PATCH', `/${resource}/${id}`, {
        version: previousData?.version ?? 0,
        changes: data,
      }),
    }),
    updateMany: async (
      resource: string,
      { ids, data }: { readonly ids: readonly Identifier[]; readonly data: unknown },
    ) => {
      await http.send('PATCH', `/${resource}`, { ids, changes: data });
      return { data: [...ids] };
    },
    delete: async (resource: string, { id, previousData }: Omit<Change, 'data'>) => {
      await remove(resource, id, previousData);
      return { data: { ...previousData, id } };
    },
    deleteMany: async (resource: string, { ids }: { readonly ids: readonly Identifier[] }) => {
      for (const id of ids) await remove(resource, id, (await one(resource, id)).data);
      return { data: [...ids] };
    },
  } as unknown as DataProvider;
}

interface ListParams {
  readonly filter?: Readonly<Record<string, string | number | boolean>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly pagination?: { readonly page: number; readonly perPage: number };
}

interface Reference {
  readonly target: string;
  readonly id: Identifier;
}

interface Change {
  readonly id: Identifier;
  readonly data: unknown;
  readonly previousData?: Partial<RaRecord>;
}
