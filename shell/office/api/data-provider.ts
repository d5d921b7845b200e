import { listParameters } from '@iwan/shared/domain/office/list-query';
import type { OfficeList } from '@iwan/shared/domain/office/wire';
import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import type { OfficeHttp } from './office-http';

/**
 * ra-core's data provider for the office. An update sends the changed fields with the version of `previousData`; a conflict
 * with another person's change rejects with status 409. Methods that no screen calls are left out.
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
    create: async (resource: string, { data }: { readonly data: unknown }) => ({
      data: await http.send<RaRecord>('POST', `/${resource}`, data),
    }),
    update: async (resource: string, { id, data, previousData }: Change) => ({
      data: await http.send<RaRecord>('PATCH', `/${resource}/${id}`, {
        version: previousData?.version ?? 0,
        changes: data,
      }),
    }),
    delete: async (resource: string, { id, previousData }: Omit<Change, 'data'>) => {
      await remove(resource, id, previousData);
      return { data: { ...previousData, id } };
    },
  } as unknown as DataProvider;
}

interface ListParams {
  readonly filter?: Readonly<Record<string, string | number | boolean>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly pagination?: { readonly page: number; readonly perPage: number };
}

interface Change {
  readonly id: Identifier;
  readonly data: unknown;
  readonly previousData?: Partial<RaRecord>;
}
