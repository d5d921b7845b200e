import type { ContentField, PlainField, RowsField } from '@iwan/shared/domain/office/content-fields';
import type { textsOf } from './texts';

type Texts = ReturnType<typeof textsOf>;

const numberField = (name: string, label: string): PlainField => ({ kind: 'number', name, label });
export const textField = (name: string, label: string): PlainField => ({ kind: 'text', name, label });
export const dayField = (name: string, label: string): PlainField => ({ kind: 'day', name, label });

type RowField = 'units' | 'payment_plan' | 'figures' | 'construction' | 'handover_promises';

/** The fields of a project that are lists of rows: its units, instalments, figures, reports and promised handovers. */
export function rowFields(texts: Texts): Readonly<Record<RowField, ContentField>> {
  const { fields, unit, instalment, figure, kinds, report, promise } = texts;
  const rows = (name: RowField, columns: RowsField['fields']): ContentField => ({
    ...{ kind: 'rows', name, label: fields[name] },
    fields: columns,
  });
  return {
    units: rows('units', [
      textField('type', unit.type),
      textField('id', unit.id),
      numberField('size', unit.size),
      numberField('price', unit.price),
      numberField('available', unit.available),
      numberField('floor', unit.floor),
      textField('view', unit.view),
      numberField('baths', unit.baths),
      { kind: 'media', name: 'plan', label: unit.plan, accepts: 'file' },
    ]),
    payment_plan: rows('payment_plan', [
      textField('label', instalment.label),
      numberField('percent', instalment.percent),
      textField('when', instalment.when),
    ]),
    figures: rows('figures', [
      {
        ...{ kind: 'choice', name: 'kind', label: figure.kind },
        options: (['service_charge', 'rent'] as const).map((value) => ({ value, label: kinds[value] })),
      },
      textField('type', figure.type),
      numberField('value', figure.value),
      textField('source', figure.source),
      dayField('as_of', figure.as_of),
    ]),
    construction: rows('construction', [
      numberField('percent', report.percent),
      dayField('as_of', report.as_of),
      textField('source', report.source),
      textField('address', report.address),
    ]),
    handover_promises: rows('handover_promises', [
      textField('handover', promise.handover),
      dayField('as_of', promise.as_of),
      textField('source', promise.source),
    ]),
  };
}
