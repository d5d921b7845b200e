import { safeEmbed } from './embed';
import { safeRichText } from './rich-text';

/** What makes a field safe, by the field's name. */
type Cleaners = Readonly<Record<string, (markup: string) => string | null>>;

/**
 * Makes the markup in a record safe. Both who writes records and who reads them use it: what came into the database past
 * us is as hostile as what comes through us. A field that is absent stays absent.
 */
function safeFields(cleaners: Cleaners): <Row extends object>(row: Row) => Row {
  return (row) => {
    const cleaned: Record<string, unknown> = {};
    for (const [field, clean] of Object.entries(cleaners)) {
      const value: unknown = Reflect.get(row, field);
      if (typeof value === 'string') cleaned[field] = clean(value);
    }
    return { ...row, ...cleaned };
  };
}

/** The fields of section 3 that hold markup. */
export const safeProject = safeFields({ description: safeRichText, map: safeEmbed });
export const safeDeveloper = safeFields({ map: safeEmbed });
export const safeAgent = safeFields({ description: safeRichText });
export const safeBlog = safeFields({ description: safeRichText });
/** One section of an article. */
export const safeBlogDetail = safeFields({ paragraph: safeRichText });
