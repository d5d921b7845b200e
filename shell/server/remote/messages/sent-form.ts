/** A field of a form for another process: a text, or a file. */
type SentField = readonly [
  name: string,
  value: string | { readonly bytes: Uint8Array; readonly name: string; readonly type: string },
];

export type SentForm = readonly SentField[];

/** The fields of a form, with the content of its files. */
export async function sentForm(form: FormData): Promise<SentForm> {
  return Promise.all(
    [...form].map(async ([name, value]): Promise<SentField> => {
      if (typeof value === 'string') return [name, value];
      return [name, { bytes: new Uint8Array(await value.arrayBuffer()), name: value.name, type: value.type }];
    }),
  );
}

/** The form. Throws for an invalid message. */
export function receivedForm(sent: SentForm): FormData {
  const form = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === 'string') form.append(name, value);
    else
      form.append(
        name,
        new File([value.bytes as Uint8Array<ArrayBuffer>], value.name, { type: value.type }),
        value.name,
      );
  }
  return form;
}
