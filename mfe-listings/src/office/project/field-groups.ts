import type { PlainField } from '@iwan/shared/domain/office/content-fields';
import type { FieldGroup } from '@iwan/shared/office/content-screen';
import { dayField, numberField, rowFields } from './row-fields';
import type { textsOf } from './texts';

type Texts = ReturnType<typeof textsOf>;
type Name = keyof Texts['fields'];

/** The fields of a project, as section 3 names them and beyond it, in the order in which people think of them. */
export function fieldGroups(texts: Texts): readonly FieldGroup[] {
  const { fields, groups, help } = texts;
  const plain = (kind: 'text' | 'lines' | 'web' | 'media', name: Name, hint?: string): PlainField => ({
    ...{ kind, name, label: fields[name] },
    ...(hint !== undefined && { help: hint }),
  });
  const rows = rowFields(texts);
  return [
    {
      title: groups.main,
      fields: [
        { kind: 'text', name: 'name', label: fields.name, isRequired: true },
        plain('text', 'status'),
        plain('text', 'cat'),
        plain('text', 'sub_cat'),
        plain('text', 'type'),
        numberField('developer_id', fields.developer_id),
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
        ...[rows.units, rows.payment_plan, rows.figures],
      ],
    },
    {
      title: groups.permit,
      fields: [
        plain('text', 'permit_number'),
        plain('web', 'permit_verify_url'),
        dayField('permit_expires_on', fields.permit_expires_on),
        plain('text', 'escrow_account'),
        ...[rows.construction, rows.handover_promises],
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
