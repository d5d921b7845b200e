import { documentStyles, missingStyles } from './missing-styles';

test('reads classes, stylesheets and inline styles of a document', () => {
  const html = `<link rel="stylesheet" href="/shell/a.css"><link rel="preload" href="/b.css"><style>.own{}</style>
    <p class="one  two">.none</p>`;
  expect(documentStyles(html)).toEqual({
    classes: new Set(['one', 'two']),
    sheets: ['/shell/a.css'],
    inline: '.own{}',
  });
});

test.each<[string, string[], string[], string[]]>([
  ['every class is styled', ['card'], ['.card{color:red}'], []],
  ['the style sheet of a class is not named', ['card', 'row'], ['.row>a{top:0}'], ['card']],
  ['a class is styled by another element’s rule', ['card'], ['.row .card:hover{top:0}'], []],
  ['no build styles a class', ['row', 'for-tests-only'], ['.row{}'], []],
])('where %s', (_, classes, named, missing) => {
  expect(missingStyles(new Set(classes), named, ['.card{}', '.row{}'])).toEqual(missing);
});
