import droppableComponents from './droppable-components-loader';

const cases = [
  [
    'marks what makes a context',
    'var A = React2.createContext(null);',
    'var A = /* @__PURE__ */ React2.createContext(null);',
  ],
  [
    'marks what wraps a component',
    'var Link = React10.forwardRef(\n  function LinkWithRef() {}\n);',
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  function LinkWithRef() {}\n);',
  ],
  ['leaves out the name of a component', 'Link.displayName = "Link";', ''],
  ['leaves out a name within a function', 'f();\n    FetcherForm2.displayName = "fetcher.Form";', 'f();'],
  ['keeps a name that is computed', 'Link.displayName = nameOf(Link);', 'Link.displayName = nameOf(Link);'],
  ['keeps other calls', 'React.startTransition(() => {});', 'React.startTransition(() => {});'],
] as const;

test.each(cases)('%s', (_, source, result) => {
  expect(droppableComponents(source).trim()).toBe(result);
});
