import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';

/** Whether the backend says anything of a developer beside what the list has; else the page says that there is none. */
export function hasContent({
  id: _,
  name: __,
  logo: ___,
  location: ____,
  feature,
  ...told
}: DeveloperProfile): boolean {
  const { pointers, ...rest } = feature;
  return pointers.length > 0 || Object.values({ ...told, ...rest }).some((value) => value !== null);
}
