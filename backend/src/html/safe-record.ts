import { safeEmbed } from './embed';
import { safeRichText } from './rich-text';

/** The sanitiser of each field, by name. */
type Cleaners = Readonly<Record<string, (markup: string) => string | null>>;

/**
 * Sanitises the markup in a record. Applied both on writing and on reading, since the database may have been changed by other
 * programs. An absent field stays absent.
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

/** The fields of section 3 that contain markup. */
export const safeProject = safeFields({ description: safeRichText, map: safeEmbed });
export const safeDeveloper = safeFields({ map: safeEmbed });
export const safeAgent = safeFields({ description: safeRichText });
export const safeBlog = safeFields({ description: safeRichText });
/** One section of an article. */
export const safeBlogDetail = safeFields({ paragraph: safeRichText });
