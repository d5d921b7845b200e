import type { LeadForm, PublicFormat, Values } from './lead-form';

/** The fields by which a person's leads are found for erasure. */
const identifying = ['email', 'phone'];

/** Throws for forms that could be confused or never be erased, which is a programming error. */
export function createLeadForms(all: readonly LeadForm[]) {
  const byName = new Map(all.map((form) => [form.name, form]));
  if (byName.size < all.length) throw new Error('Two lead forms have one name');
  for (const { name, fields, file, sentAs } of all) {
    if (!identifying.some((field) => field in fields.shape)) {
      throw new Error(`The lead form ${name} has neither an email nor a phone, by which its leads could be erased`);
    }
    if (file && sentAs !== 'multipart')
      throw new Error(`The lead form ${name} has a file, which only multipart carries`);
  }
  const formats = { json: recognizer(all, 'json'), multipart: recognizer(all, 'multipart') };
  return {
    all,
    /** Undefined for a form of another release. */
    named: (name: string) => byName.get(name),
    /** The form to which a payload of this format belongs. */
    sentAs: (format: PublicFormat, values: Values) => formats[format](values),
  };
}

/** By its source first, then by a field of its own: the order of the list does not matter. */
function recognizer(all: readonly LeadForm[], format: PublicFormat): (values: Values) => LeadForm {
  const bySource = new Map<unknown, LeadForm>();
  const byField = new Map<string, LeadForm>();
  const others: LeadForm[] = [];
  for (const form of all.filter(({ sentAs }) => sentAs === format)) {
    const { knownBy } = form;
    if (knownBy === 'nothing else') others.push(form);
    else if ('source' in knownBy) addOnce(bySource, knownBy.source, form);
    else for (const field of knownBy.anyField) addOnce(byField, field, form);
  }
  const [other, ...more] = others;
  if (other === undefined || more.length > 0) {
    throw new Error(`Exactly one lead form that is sent as ${format} is known by nothing else`);
  }
  const ofField = (values: Values) => [...byField].find(([field]) => field in values)?.[1];
  return (values) => bySource.get(values.source) ?? ofField(values) ?? other;
}

function addOnce<Key>(forms: Map<Key, LeadForm>, key: Key, form: LeadForm): void {
  if (forms.has(key)) throw new Error(`${forms.get(key)?.name} and ${form.name} are known by the same: ${key}`);
  forms.set(key, form);
}
