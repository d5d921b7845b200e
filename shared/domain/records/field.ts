/**
 * The description of a record: each field by its name on the wire (section 7) with its kind. Everything that depends on the fields of a record
 * is derived from it: the columns of the database, the rules of files and forms, `/openapi.json`, the inputs of the office, and what the search
 * reads. See docs/decisions/0113.
 */
export type RecordDescription = Readonly<Record<string, Field>>;

interface Common {
  /** A record without it is refused. */
  readonly isRequired?: true;
  /** Section 7 does not have it: a plain backend does not send it. */
  readonly isBeyondSection7?: true;
  /** The search reads it. */
  readonly isSearched?: true;
  /** How a search in words names it after a number, in the singular, separated by commas: `bath, bathroom`. */
  readonly noun?: string;
  /** The filter shows it before More. */
  readonly isMainCriterion?: true;
  /** Cards show it; of other fields, only the page of the record. */
  readonly isOnCard?: true;
  /** A feature of the home, like an amenity: part of the structured data. */
  readonly isFeature?: true;
  /** It differs between languages. */
  readonly isTranslatable?: true;
  /** The group of the office's form that it stands in; without one, its form leaves it out. */
  readonly group?: string;
}

/** Text. `line`: one line; `lines`: several; `rich`: HTML, which is sanitised. */
interface TextField extends Common {
  readonly kind: 'line' | 'lines' | 'rich';
  /** In characters; without one, the longest text of any field. */
  readonly most?: number;
  /** What is wrong with a text, as the end of a sentence: `must be…`; `null` for a valid one. */
  readonly check?: (text: string) => string | null;
}

/** One value of a list (`choice`), or several, separated by commas (`choices`) or one a line with numbers (`numbered`). */
interface ChoiceField extends Common {
  readonly kind: 'choice' | 'choices' | 'numbered';
  /** All valid values; without them any text is valid, and the office suggests the values in use. */
  readonly options?: readonly string[];
  /** The values that the filter offers and a search in words understands; without it, all of `options`. */
  readonly usual?: readonly string[];
  /** Where any text is valid, in characters. */
  readonly most?: number;
  /** The field of the record whose values the office suggests; without it, the field itself. */
  readonly valuesOf?: string;
  /** Other words for the values, which a search in words understands, separated by commas. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** The value of a record that does not say it. */
  readonly absent?: string;
  /** Shown in place of how many homes are available. */
  readonly isAvailability?: true;
  /** A record that does not say it has the value of its area (`domain/areas`). */
  readonly isOfArea?: true;
}

/** Text with a format: an amount (`AED 1,950,000`, or words in its place), decimal degrees, the markup of a map, an address. */
interface FormattedField extends Common {
  readonly kind: 'money' | 'latitude' | 'longitude' | 'map' | 'web' | 'phone' | 'nearby';
}

/** A day (`2026-03-31`), a quarter or year (`2028-Q4`, `2028`), an ISO 8601 instant. */
interface TimeField extends Common {
  readonly kind: 'day' | 'quarter' | 'instant';
}

/** The path of a picture; of a picture or document; of a video or the address of one; of several pictures, separated by commas. */
export interface MediaField extends Common {
  readonly kind: 'picture' | 'file' | 'video' | 'pictures';
  /** The width in pixels from which a picture is sharp wherever the site shows it. */
  readonly leastWidth?: number;
  /** The field with the alternative texts and focal points of the pictures. */
  readonly details?: string;
}

/** `whole`: from 0; `decimal`: within its limits. */
interface NumberField extends Common {
  readonly kind: 'whole' | 'decimal';
  /** At least (0), and at most. */
  readonly least?: number;
  readonly most?: number;
  /** Above this number. */
  readonly above?: number;
  /** The least numbers that the filter offers; 1 to 9 where they are left out. */
  readonly steps?: readonly number[];
  /** Where its name does not say it. */
  readonly unit?: 'metres' | 'percent' | 'dirhams';
}

interface FlagField extends Common {
  readonly kind: 'flag';
}

/** Paths of pictures as a list, within a row. */
interface PathsField extends Common {
  readonly kind: 'paths';
  readonly most: number;
}

/** Another record, by its name in files and by its id in the office. `references`: several, in their order. */
interface ReferenceField extends Common {
  readonly kind: 'reference' | 'references';
  readonly resource: 'developers' | 'agents';
  /** The field with the id, or the ids, in the office. */
  readonly idField: string;
}

/** A list of rows with fields of their own, as JSON. */
export interface RowsField<Row extends RecordDescription = RecordDescription> extends Common {
  readonly kind: 'rows';
  readonly row: Row;
  /** The most rows. */
  readonly most: number;
  /** The rows in an error message: `units`. */
  readonly called: string;
  /** The field of a row that no two rows share. */
  readonly unique?: string;
  /** The field of a row that is a share of the price in per cent: all shares are 100. */
  readonly shares?: string;
}

export type Field =
  | TextField
  | ChoiceField
  | FormattedField
  | TimeField
  | MediaField
  | NumberField
  | FlagField
  | PathsField
  | ReferenceField
  | RowsField;

export type FieldKind = Field['kind'];

/** The value of a field as JSON. */
export type ValueOf<One> = One extends { readonly kind: 'rows'; readonly row: infer Row }
  ? readonly RowOf<Row>[]
  : One extends { readonly kind: 'whole' | 'decimal' }
    ? number
    : One extends { readonly kind: 'flag' }
      ? boolean
      : One extends { readonly kind: 'references' | 'paths' }
        ? readonly string[]
        : One extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
          ? Option
          : string;

type RequiredName<Row> = {
  [Name in keyof Row]: Row[Name] extends { readonly isRequired: true } ? Name : never;
}[keyof Row];

/** A row of a list as JSON; absent and `null` mean the same. */
export type RowOf<Row> = { readonly [Name in RequiredName<Row>]: ValueOf<Row[Name]> } & {
  readonly [Name in Exclude<keyof Row, RequiredName<Row>>]?: ValueOf<Row[Name]> | null | undefined;
};

/** The names of the fields that the search reads. */
export type SearchedName<Description> = {
  [Name in keyof Description]: Description[Name] extends { readonly isSearched: true } ? Name : never;
}[keyof Description] &
  string;

/** The fields of a description with their names, in their order. */
export const fieldsOf = <Description extends RecordDescription>(description: Description) =>
  Object.entries(description) as readonly (readonly [keyof Description & string, Field])[];
