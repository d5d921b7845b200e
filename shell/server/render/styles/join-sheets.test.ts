import { joinSheets, topLevelRules } from './join-sheets';

test.each<[string, string, readonly string[]]>([
  ['rules', '.a{color:red;top:0}.b{}', ['.a{color:red;top:0}', '.b{}']],
  ['a condition with its rules', '@media print{.a{top:0}.b{top:0}}.c{}', ['@media print{.a{top:0}.b{top:0}}', '.c{}']],
  ['statements', '@layer a,b;.c{}', ['@layer a,b;', '.c{}']],
  ['braces in strings', `.a:after{content:"}{\\"}"}.b{content:'{'}`, [`.a:after{content:"}{\\"}"}`, `.b{content:'{'}`]],
  ['braces in addresses', '.a{mask:url(data:,{)}.b{}', ['.a{mask:url(data:,{)}', '.b{}']],
  ['quoted addresses', '.a{mask:url("a)}b")}.b{}', ['.a{mask:url("a)}b")}', '.b{}']],
  ['comments', '/*!{*/.a{}/*}*/.b{}', ['/*!{*/.a{}', '/*}*/.b{}']],
  ['escapes in names', '.a\\{b{}.c\\;{}', ['.a\\{b{}', '.c\\;{}']],
  ['a line end', '.a{}\n.b{}\n', ['.a{}', '\n.b{}']],
])('%s', (_, css, rules) => {
  expect(topLevelRules(css)).toEqual(rules);
});

test.each(['.a{', '.a{}}', '.a{}.b', '.a{content:"}', ".a{}.b{content:'}", '.a{}/*.b{}'])(
  'does not split %s, which is malformed',
  (css) => {
    expect(topLevelRules(css)).toBeNull();
  },
);

test.each<[string, readonly string[], string]>([
  ['one sheet is unchanged', ['.a{}.a{}\n'], '.a{}.a{}\n'],
  ['different rules stay in their order', ['.a{}.b{}', '.c{}'], '.a{}.b{}.c{}'],
  ['of equal rules the last one stays', ['.a{top:0}.b{}', '.c{}.a{top:0}'], '.b{}.c{}.a{top:0}'],
  ['rules with other declarations stay', ['.a{top:0}', '.a{top:1px}', '.a{top:0}'], '.a{top:1px}.a{top:0}'],
  [
    'a condition is compared as a whole',
    ['@media print{.a{}}', '@media print{.a{}.b{}}'],
    '@media print{.a{}}@media print{.a{}.b{}}',
  ],
  ['equal conditions', ['@media print{.a{}}.b{}', '@media print{.a{}}'], '.b{}@media print{.a{}}'],
  ['equal animations', ['@keyframes x{to{top:0}}.b{}', '@keyframes x{to{top:0}}'], '.b{}@keyframes x{to{top:0}}'],
  [
    'the order of layers is that of the first',
    ['@layer a{.a{}}', '@layer b{}@layer a{.a{}}'],
    '@layer a{.a{}}@layer b{}@layer a{.a{}}',
  ],
  ['a malformed sheet leaves all as they are', ['.a{}', '.a{}}'], '.a{}\n.a{}}'],
  ['line ends between rules do not count', ['.a{}\n', '\n.a{}\n'], '.a{}'],
])('%s', (_, sheets, joined) => {
  expect(joinSheets(sheets)).toBe(joined);
});
