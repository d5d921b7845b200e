import { undefinedClasses } from './undefined-classes';

const html = '<ul class="mfe_list other"><li class="mfe_item mfe_wide"></li><li class="mfe_item"></li></ul>';

test.each([
  ['all are defined', ['.mfe_list{color:red}', '@media (width>1px){.mfe_item:hover,.a>.mfe_wide{margin:0}}'], []],
  ['one is not', ['.mfe_list{} .mfe_item{}'], ['mfe_wide']],
  ['a longer name is another', ['.mfe_list{} .mfe_items{} .mfe_wide{}'], ['mfe_item']],
  ['there is no stylesheet', [], ['mfe_list', 'mfe_item', 'mfe_wide']],
])('names the classes that no stylesheet defines, each once, when %s', (_, sheets, missing) => {
  expect(undefinedClasses(html, 'mfe_', sheets)).toEqual(missing);
});

test('reads names that a stylesheet has to write with a backslash', () => {
  expect(undefinedClasses('<p class="mfe_a+b">', 'mfe_', ['.mfe_a\\+b{color:red}'])).toEqual([]);
});
