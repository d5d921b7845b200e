import type { PlainField } from '../../domain/office/content-fields';
import { SelectInput, TextAreaInput, TextInput } from './form-inputs';

/** The input of a field of one value. */
export function PlainInput({ field }: { readonly field: PlainField }) {
  const { kind, name, label, help } = field;
  const described = { name, label, ...(help !== undefined && { help }) };
  switch (kind) {
    case 'lines':
      return <TextAreaInput {...described} rows={6} isRequired={field.isRequired ?? false} />;
    case 'choice':
      return <SelectInput {...described} options={field.options} />;
    case 'number':
      return <TextInput {...described} inputMode="decimal" />;
    case 'day':
      return <TextInput {...described} type="date" isRequired={field.isRequired ?? false} />;
    default:
      return <TextInput {...described} isRequired={field.isRequired ?? false} />;
  }
}
