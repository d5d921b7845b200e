import type { plainFields } from '../records/project-fields';
import type { plainUnitFields } from '../records/unit-fields';

/** The handover of a project, as far as it is known. */
export interface Handover {
  readonly year: number;
  /** From 1; `null` where only the year is known. */
  readonly quarter: number | null;
}

type PlainFields = typeof plainFields;

export type ProjectField = keyof PlainFields;

type ValueOf<Field> = Field extends { readonly kind: 'quarter' }
  ? Handover
  : Field extends { readonly kind: 'whole' }
    ? number
    : string;

/** The plain fields of a project beyond section 3; absent, or undefined, where a backend does not send them. */
export type ProjectFields = { readonly [Name in ProjectField]?: ValueOf<PlainFields[Name]> | undefined };

type PlainUnitFields = typeof plainUnitFields;

export type UnitField = keyof PlainUnitFields;

/** The plain fields of a unit; absent, or undefined, where they are unknown. */
export type UnitFields = { readonly [Name in UnitField]?: ValueOf<PlainUnitFields[Name]> | undefined };
