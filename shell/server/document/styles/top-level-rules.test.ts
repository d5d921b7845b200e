import { topLevelRules } from './top-level-rules';

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
