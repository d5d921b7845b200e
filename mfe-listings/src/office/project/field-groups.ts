import type { ContentField, PlainField } from '@iwan/shared/domain/office/content-fields';
import type { FieldGroup } from '@iwan/shared/office/content-screen';
import type { textsOf } from './texts';

type Texts = ReturnType<typeof textsOf>;
type Name = keyof Texts['fields'];

/** The fields of a project, as section 3 names them and beyond it, in the order in which people think of them. */
export function fieldGroups(texts: Texts): readonly FieldGroup[] {
  const { fields, groups, help, unit, instalment, figure, kinds, report, promise } = texts;
  const plain = (kind: 'text' | 'lines' | 'web' | 'media', name: Name, hint?: string): PlainField => ({
    ...{ kind, name, label: fields[name] },
    ...(hint !== undefined && { help: hint }),
  });
  const number = (name: string, label: string): PlainField => ({ kind: 'number', name, label });
  const text = (name: string, label: string): PlainField => ({ kind: 'text', name, label });
  const day = (name: string, label: string): PlainField => ({ kind: 'day', name, label });
  const units: ContentField = {
    ...{ kind: 'rows', name: 'units', label: fields.units },
    fields: [
      text('type', unit.type),
      text('id', unit.id),
      number('size', unit.size),
      number('price', unit.price),
      number('available', unit.available),
      number('floor', unit.floor),
      text('view', unit.view),
      number('baths', unit.baths),
      text('plan', unit.plan),
    ],
  };
  const plan: ContentField = {
    ...{ kind: 'rows', name: 'payment_plan', label: fields.payment_plan },
    fields: [text('label', instalment.label), number('percent', instalment.percent), text('when', instalment.when)],
  };
  const figures: ContentField = {
    ...{ kind: 'rows', name: 'figures', label: fields.figures },
    fields: [
      {
        ...{ kind: 'choice', name: 'kind', label: figure.kind },
        options: (['service_charge', 'rent'] as const).map((value) => ({ value, label: kinds[value] })),
      },
      text('type', figure.type),
      number('value', figure.value),
      text('source', figure.source),
      day('as_of', figure.as_of),
    ],
  };
  const construction: ContentField = {
    ...{ kind: 'rows', name: 'construction', label: fields.construction },
    fields: [
      number('percent', report.percent),
      day('as_of', report.as_of),
      text('source', report.source),
      text('address', report.address),
    ],
  };
  const promises: ContentField = {
    ...{ kind: 'rows', name: 'handover_promises', label: fields.handover_promises },
    fields: [text('handover', promise.handover), day('as_of', promise.as_of), text('source', promise.source)],
  };
  return [
    {
      title: groups.main,
      fields: [
        { kind: 'text', name: 'name', label: fields.name, isRequired: true },
        plain('text', 'status'),
        plain('text', 'cat'),
        plain('text', 'sub_cat'),
        plain('text', 'type'),
        number('developer_id', fields.developer_id),
        plain('text', 'handover', help.handover),
        plain('text', 'furnishing'),
      ],
    },
    {
      title: groups.homes,
      fields: [
        plain('text', 'starting_price', help.price),
        plain('text', 'unit', help.list),
        plain('text', 'area'),
        ...[units, plan, figures],
      ],
    },
    {
      title: groups.permit,
      fields: [
        plain('text', 'permit_number'),
        plain('web', 'permit_verify_url'),
        day('permit_expires_on', fields.permit_expires_on),
        plain('text', 'escrow_account'),
        ...[construction, promises],
      ],
    },
    {
      title: groups.place,
      fields: [
        plain('text', 'location'),
        plain('text', 'latitude'),
        plain('text', 'longitude'),
        plain('text', 'map'),
        plain('lines', 'near_by_location', help.near),
      ],
    },
    {
      title: groups.words,
      fields: [plain('lines', 'description'), plain('lines', 'amenities', help.list)],
    },
    {
      title: groups.pictures,
      fields: [
        plain('media', 'image', help.media),
        plain('lines', 'gallery', help.list),
        plain('media', 'floor_plan', help.media),
        plain('media', 'master_plan', help.media),
        plain('media', 'brochure', help.media),
        plain('media', 'qr_code', help.media),
      ],
    },
    { title: groups.search, fields: [plain('text', 'meta'), plain('lines', 'meta_description')] },
  ];
}
