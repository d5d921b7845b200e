import fc from 'fast-check';
import { JsonFault, jsonLines } from './json-lines';

test('finds each value where an editor shows it', () => {
  const text =
    '{\n  "projects": [\n    { "name": "a \\"quoted\\" }",\n      "unit": null },\n\n    {"name": "b"}\n  ]\n}';
  const lines = jsonLines(text);
  expect(Object.fromEntries(lines)).toEqual({
    '': 1,
    projects: 2,
    'projects.0': 3,
    'projects.0.name': 3,
    'projects.0.unit': 4,
    'projects.1': 6,
    'projects.1.name': 6,
  });
});

test('finds every value of any JSON, each element of a list on its own line', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), (values) => {
      const text = `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
      const lines = jsonLines(text);
      values.forEach((_value, index) => {
        expect(lines.get(String(index))).toBe(index + 2);
      });
    }),
  );
});

test.each([
  ['{\n "projects": [,]\n}', 2],
  ['{\n "a": 1\n "b": 2\n}', 3],
  ['[1,\n2,\n]', 3],
  ['{"a": "one\ntwo"}', 1],
  ['[\n01\n]', 2],
  ['{}\n{}', 2],
  ['[\n"a"', 2],
  ['', 1],
])('says at which line %p stops being JSON', (text, line) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(() => jsonLines(text)).toThrow(new JsonFault(line));
});
