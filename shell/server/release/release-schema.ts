import { releaseSchemaId } from '@iwan/shared/contracts/release';
import { z } from 'zod';
import { mostOfEach, releaseShape } from './release-shape';

/** The descriptions of the keys, for readers without the types of `contracts/release`. */
const descriptions: Readonly<Record<keyof typeof releaseShape.shape, string>> = {
  name: 'The remote.',
  version: 'Derived from the source that the release was built from; names its folder in the release store.',
  container: 'The global variable that the browser entry sets.',
  entry: 'The browser entry of the container.',
  modules: 'What each exposed module needs: its server bundle, and the browser files that load with it.',
  files: 'Every file of the release, by its path below the folder, with its size and its SHA-384 in base64.',
  languages: 'Its scripts in further languages of visitors, by their codes. Contract 3.2.',
  office: 'Its container and its screens for the office, whose files lie below browser/office/. Contract 3.1.',
  publicPath: 'Where the files below browser/ are served. Set in development only.',
  contract: 'The versions of the contract that the release can be run by, as a semver range.',
  contractVersion: 'The major version of the contract that the release was built for.',
  singletons: 'The shared modules that it asks the shell for, each with the semver range that it works with.',
  pages:
    'Its pages. pattern has words and parameters between slashes, example is an address that recorded data can show.',
  slots: 'The parts of other owners’ pages that it fills.',
  dialogs: 'The dialogs that it offers to the whole site.',
  resources: 'Addresses that answer bytes and no page.',
  services: 'The services outside of the site that it asks.',
  leads: 'Its own kinds of leads: the fields of each form with their rules, which the backend applies. Contract 3.2.',
  calls:
    'The calls of the backend that it makes. keep says for how many seconds an answer may be kept; a call without it is never kept.',
  backend: 'From which version of the backend’s contract on it works, and which calls of that it makes.',
};

/** A nested schema, as far as it is extended here. */
interface Property {
  readonly type?: unknown;
}

/**
 * The JSON Schema of a remote's `release.json`, generated from the shape with which the shell parses it. It is stricter in one
 * point: the parser replaces an unknown `hydration` by the default. It is less strict in another: it does not express that only
 * a GET with its `answer` may be cached.
 */
export function releaseSchema(): object {
  const { $schema, properties = {}, ...schema } = z.toJSONSchema(releaseShape, { io: 'input' });
  const limits: Readonly<Record<string, number>> = mostOfEach;
  return {
    $schema,
    $id: releaseSchemaId,
    title: 'release.json of a remote',
    ...schema,
    properties: {
      $schema: { const: releaseSchemaId },
      ...Object.fromEntries(
        Object.entries(descriptions).map(([name, description]) => [
          name,
          { description, ...completed(properties[name] as Property, limits[name]) },
        ]),
      ),
    },
  };
}

/** A property with its maximum number of entries, which the parser checks itself. */
function completed(property: Property, most: number | undefined): Property {
  if (most === undefined) return property;
  return { ...property, [property.type === 'array' ? 'maxItems' : 'maxProperties']: most };
}
