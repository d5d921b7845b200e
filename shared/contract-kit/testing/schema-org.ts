import { vocabulary as definitions } from './schema-org-vocabulary';

/** Which addresses are allowed: paths, or absolute ones. */
type Addresses = 'paths' | 'whole';

/**
 * The errors of a page's JSON-LD by schema.org's vocabulary and Google's requirements, a sentence each; empty for valid data.
 * `addresses`: a page's head has paths, a document has absolute addresses.
 */
export function structuredErrors(data: unknown, addresses: Addresses): readonly string[] {
  if (!isRecord(data)) return ['It is no object.'];
  const errors = data['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org.'];
  const graph = data['@graph'] ?? [data];
  if (!Array.isArray(graph) || graph.length === 0) return [...errors, '@graph is no list of things.'];
  return [...errors, ...graph.flatMap((thing, place) => thingErrors(thing, ['Thing'], `${place}`, addresses))];
}

function thingErrors(thing: unknown, expected: readonly string[], at: string, addresses: Addresses): readonly string[] {
  if (!isRecord(thing)) return [`${at}: is no thing.`];
  const { '@type': type, '@id': id, '@context': _, '@graph': __, ...properties } = thing;
  if (type === undefined && id !== undefined) {
    return Object.keys(properties).length === 0
      ? wordErrors(id, ['address'], `${at}.@id`, addresses)
      : [`${at}: has no type.`];
  }
  if (typeof type !== 'string' || !Object.hasOwn(definitions, type))
    return [`${at}: ${String(type)} is no type that we know.`];
  const kinds = lineage(type);
  const where = `${at} ${type}`;
  const errors = expected.some((each) => kinds.includes(each)) ? [] : [`${where}: should be ${expected.join(' or ')}.`];
  const required = new Set(kinds.flatMap((kind) => definitions[kind]?.required?.split(' ') ?? []));
  for (const name of required) {
    if (isEmpty(properties[name])) errors.push(`${where}: has no ${name}.`);
  }
  for (const [name, value] of Object.entries(properties)) {
    const may = kinds.map((kind) => valuesOf(kind, name)).find((each) => each.length > 0);
    if (may === undefined) errors.push(`${where}: ${name} is none of its properties.`);
    else if (Array.isArray(value) && value.length === 0) errors.push(`${where}.${name}: is an empty list.`);
    else for (const each of [value].flat()) errors.push(...valueErrors(each, may, `${where}.${name}`, addresses));
  }
  return errors;
}

function valueErrors(value: unknown, may: readonly string[], at: string, addresses: Addresses): readonly string[] {
  if (!isRecord(value)) return wordErrors(value, may, at, addresses);
  const things = may.filter((each) => Object.hasOwn(definitions, each));
  return things.length === 0 ? [`${at}: should be ${may.join(' or ')}.`] : thingErrors(value, things, at, addresses);
}

function wordErrors(value: unknown, may: readonly string[], at: string, addresses: Addresses): readonly string[] {
  const fits = may.some((each) => {
    switch (each) {
      case 'text':
        return typeof value === 'string' && value.trim() !== '';
      case 'number':
        return typeof value === 'number' && Number.isFinite(value);
      case 'boolean':
        return typeof value === 'boolean';
      case 'date':
        return typeof value === 'string' && /^\d{4}(-\d{2}(-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?)?)?$/.test(value);
      case 'address':
        return typeof value === 'string' && isAddress(value, addresses);
      default:
        return false;
    }
  });
  return fits ? [] : [`${at}: ${JSON.stringify(value)} is no ${may.join(' or ')}.`];
}

function isAddress(value: string, addresses: Addresses): boolean {
  return /^https?:\/\//.test(value) ? URL.canParse(value) : addresses === 'paths' && /^\/(?!\/)/.test(value);
}

/** What a property of a type may be; empty where the type itself does not have it. */
function valuesOf(type: string, property: string): readonly string[] {
  const has = Object.entries(definitions[type]?.has ?? {});
  return has.filter(([, names]) => names.split(' ').includes(property)).map(([value]) => value);
}

/** A type and its ancestors. */
function lineage(type: string): readonly string[] {
  const above = definitions[type]?.is;
  return above === undefined ? [type] : [type, ...lineage(above)];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
