import { useCreate, useUpdate } from 'ra-core';

type Fields = Readonly<Record<string, unknown>>;

/** Sends a new record (`id` is `null`), or changes of one against the version that they were made on. Rejects with what the office answers. */
export function useSendRecord<Item>(resource: string, id: number | null) {
  const [update, { isPending: isUpdating }] = useUpdate();
  const [create, { isPending: isCreating }] = useCreate();

  async function send(data: Fields, version: number): Promise<Item> {
    if (id === null) return (await create(resource, { data }, { returnPromise: true })) as Item;
    const change = { id, data, previousData: { id, version } };
    return (await update(resource, change, { returnPromise: true, mutationMode: 'pessimistic' })) as Item;
  }

  return { send, isSending: isUpdating || isCreating };
}
