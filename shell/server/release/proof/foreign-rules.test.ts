import { CssSyntaxError } from 'postcss';
import { foreignRules } from './foreign-rules';

test.each([
  '.mfe_a{color:red}',
  '.mfe_a:hover,.mfe_b::before{color:red}',
  '.mfe_a :global-like,.mfe_a .leaflet-pane > svg{margin:0}',
  'a.mfe_a,section + .mfe_b,:focus-visible > .mfe_c{margin:0}',
  '[data-theme=dark] .mfe_a{color:red}',
  '@media (width>1px){@supports (gap:1px){.mfe_a{gap:1px}}}',
  ':is(.mfe_a:hover h4:has(a),.mfe_b:hover h4){color:red}:where(.mfe_a) > i{margin:0}',
  ':-webkit-any(.mfe_a:-webkit-autofill,.mfe_b:-webkit-autofill){color:red}',
  '@page mfe_sheet{size:A4}.mfe_a{page:mfe_sheet}',
  '@keyframes mfe_rise{from{opacity:0}50%{opacity:1}}',
  '.mfe_a{content:"}header{";background:url(data:image/svg+xml,{})}',
  '.mfe_a{color:red;span{margin:0}&:hover{margin:1px}}',
  '.mfe_a{header{margin:0}> b:has(&),+ i{margin:0}:is(b,i){margin:0}:not(a){margin:0}}',
  '.mfe_a{& :has(a){margin:0}header &{margin:0}header:has(a) &{margin:0}:is(&:hover,.mfe_b) a{margin:0}}',
  '.mfe_a{@media print{header{margin:0}&:has(a){margin:0}}b{&:hover{margin:0}}}',
  '.mfe\\_a{color:red}',
  'html:has(.mfe_bar){scroll-padding-block-end:7.5rem}',
  '.mfe_bar{html:has(&:not(.mfe_closed)){scroll-padding-block-end:7.5rem}}',
  '/* header{} */',
  '',
])('a stylesheet with %p stays with its own', (sheet) => {
  expect(foreignRules(sheet, 'mfe_')).toEqual([]);
});

test.each([
  ['header{display:none}', ['header']],
  ['.mfe_a{}header,.mfe_b,*{display:none}header{color:red}', ['header', '*']],
  ['.shell_header{display:none}', ['.shell_header']],
  ['@media print{:root{--fg:red}}', [':root']],
  ['@page{margin:0}@page sheet{margin:0}', ['@page', '@page sheet']],
  ['header:not(.mfe_a){display:none}', ['header:not(.mfe_a)']],
  ['body:has(.mfe_a) header{display:none}', ['body:has(.mfe_a) header']],
  [':is(.mfe_a,header){display:none}', [':is(.mfe_a,header)']],
  ['header:not(:is(.mfe_a)){display:none}', ['header:not(:is(.mfe_a))']],
  [':is(:is(.mfe_a),header) b{display:none}', [':is(:is(.mfe_a),header) b']],
  ['[class*=".mfe_"]{display:none}', ['[class*=".mfe_"]']],
  ['html:has(.mfe_a){display:none}', ['html:has(.mfe_a)']],
  ['html:has(.mfe_a){scroll-padding:0;header{display:none}}', ['html:has(.mfe_a)']],
  ['html:has(.mfe_a) header:is(*){scroll-padding:0}', ['html:has(.mfe_a) header:is(*)']],
  ['@font-face{font-family:Jost;src:url(x.woff2)}', ['@font-face']],
  ['@import url(x.css);.mfe_a{}', ['@import url(x.css)']],
  ['.mfe_a{header:has(&){display:none}}', ['header:has(&)']],
  ['.mfe_a{html:has(&){display:none}}', ['html:has(&)']],
  ['.mfe_a{:has(&) b,b{display:none}}', [':has(&) b']],
  ['.mfe_a{:is(header:has(&)){display:none}}', [':is(header:has(&))']],
  ['.mfe_a{:is(&,header){display:none}}', [':is(&,header)']],
  ['.mfe_a{:not(&){display:none}}', [':not(&)']],
  ['.mfe_a{@media print{b{header:has(&){display:none}}}}', ['header:has(&)']],
  ['.mfe_a{@scope(header){b{display:none}}}', ['@scope (header)']],
  ['header{b{display:none}.mfe_a{color:red}}', ['header']],
  ['&,.mfe_a{display:none}', ['&']],
  [':is(){display:none}', [':is()']],
  ['.mfe_a !b{display:none}', ['.mfe_a !b']],
  ['html:has(:not(.mfe_a)){scroll-padding:0}', ['html:has(:not(.mfe_a))']],
])('%p reaches beyond it with %p', (sheet, rules) => {
  expect(foreignRules(sheet, 'mfe_')).toEqual(rules);
});

test.each([
  '.mfe_a{}}header{display:none}',
  '.mfe_a{content:"\n}header{display:none}',
  'header{display:none',
  '.mfe_a{}/*',
])('what %p draws is not guessed', (sheet) => {
  expect(() => foreignRules(sheet, 'mfe_')).toThrow(CssSyntaxError);
});
