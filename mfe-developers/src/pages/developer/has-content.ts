import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';

/** Whether the backend has more of a developer than the list; otherwise the page says that there is nothing. */
export function hasContent({
  id: _,
  name: __,
  logo: ___,
  location: ____,
  feature,
  ...other
}: DeveloperProfile): boolean {
  const { pointers, ...rest } = feature;
  return pointers.length > 0 || Object.values({ ...other, ...rest }).some((value) => value !== null);
}
