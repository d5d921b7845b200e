import type { FormField } from '../../domain/office/content-fields';
import { ChoiceInput, ChoicesInput } from './choices/choice-input';
import { AmountInput, SelectInput, TextAreaInput, TextInput } from './form-inputs';
import { GalleryInput } from './media/gallery-input';
import { MediaInput } from './media/media-input';
import { QuarterInput } from './quarter-input';
import { RecordInput, RecordsInput } from './record-input';
import { RowsInput } from './rows-input';

/** The input of a field, by its kind. */
export function FieldInput(props: FormField) {
  const { name, field, label, help, optionLabels = {} } = props;
  const described = {
    ...{ name, label, isRequired: field.isRequired === true },
    ...(help !== undefined && { help }),
    ...(props.translation && { language: props.translation.language }),
  };
  switch (field.kind) {
    case 'rows':
    case 'nearby':
      return <RowsInput {...described} field={field} row={props.row ?? []} Cell={FieldInput} />;
    case 'pictures':
      return <GalleryInput {...described} field={field} />;
    case 'picture':
    case 'file':
      return <MediaInput {...described} field={field} />;
    case 'reference':
      return <RecordInput {...described} resource={field.resource} />;
    case 'references':
      return <RecordsInput {...described} resource={field.resource} />;
    case 'lines':
    case 'rich':
      return <TextAreaInput {...described} rows={6} />;
    case 'choices':
    case 'numbered':
      return <ChoicesInput {...described} kind={field.kind} />;
    case 'money':
      return <AmountInput {...described} isText />;
    case 'whole':
    case 'decimal':
      if (field.unit === 'dirhams') return <AmountInput {...described} />;
      return <TextInput {...described} inputMode="decimal" />;
    case 'quarter':
      return <QuarterInput {...described} />;
    case 'day':
      return <TextInput {...described} type="date" />;
    case 'choice':
      if (field.options === undefined) return <ChoiceInput {...described} valuesOf={field.valuesOf ?? name} />;
      return (
        <SelectInput
          {...described}
          options={field.options.map((value) => ({ value, label: optionLabels[value] ?? value }))}
        />
      );
    default:
      return <TextInput {...described} />;
  }
}
