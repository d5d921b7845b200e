import type { PlainField } from '@iwan/shared/domain/office/content-fields';
import type { FieldGroup } from '@iwan/shared/office/content-screen';
import { sharpWidth } from './missing-content';
import { PositionMap } from './position/position-map';
import { dayField, rowFields } from './row-fields';
import type { textsOf } from './texts';

type Texts = ReturnType<typeof textsOf>;
type Name = keyof Texts['fields'];

/** The fields of a project, as section 3 names them and beyond it, in the order in which people think of them. */
export function fieldGroups(texts: Texts): readonly FieldGroup[] {
  const { fields, groups, help } = texts;
  const plain = (kind: 'text' | 'lines' | 'web', name: Name, hint?: string): PlainField => ({
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
        { kind: 'record', name: 'developer_id', label: fields.developer_id, resource: 'developers' },
        { kind: 'records', name: 'agent_ids', label: fields.agent_ids, resource: 'agents', help: help.agents },
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
      below: <PositionMap />,
    },
    {
      title: groups.words,
      fields: [plain('lines', 'description'), plain('lines', 'amenities', help.list)],
    },
    {
      title: groups.pictures,
      fields: [
        { kind: 'media', name: 'image', label: fields.image, leastWidth: sharpWidth, details: 'pictures' },
        { kind: 'media', name: 'brochure', label: fields.brochure, accepts: 'file' },
        { kind: 'gallery', name: 'gallery', label: fields.gallery, leastWidth: sharpWidth, details: 'pictures' },
        { kind: 'kept', name: 'pictures', label: fields.pictures },
        { kind: 'media', name: 'floor_plan', label: fields.floor_plan, accepts: 'file' },
        { kind: 'media', name: 'master_plan', label: fields.master_plan, accepts: 'file' },
        { kind: 'media', name: 'qr_code', label: fields.qr_code },
      ],
    },
    { title: groups.search, fields: [plain('text', 'meta'), plain('lines', 'meta_description')] },
  ];
}
