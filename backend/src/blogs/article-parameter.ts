import { Type } from 'typebox';

/** The `{id}` of an article in the calls of section 7. */
export const articleParameter = Type.Object({ id: Type.String({ maxLength: 200 }) });

/** Only an id as we write it: neither `01` nor `1e0` is a second address of the same article. */
export function articleId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= 2_147_483_647 ? id : null;
}
