import { number, plural, select } from "@messageformat/runtime";
import { ar } from "@messageformat/runtime/lib/cardinals";
const t= {
  found: (d) => plural(d.count, 0, ar, { zero: "لا مشاريع في " + d.area, one: "مشروع واحد في " + d.area, two: "مشروعان في " + d.area, few: number("ar", d.count, 0) + " مشاريع في " + d.area, many: number("ar", d.count, 0) + " مشروعًا في " + d.area, other: number("ar", d.count, 0) + " مشروع في " + d.area }),
  by: (d) => select(d.place, { none: "من " + d.name, other: "من " + d.name + "، " + d.place }),
  photo: (d) => "الصورة " + d.position + " من " + d.total
};console.log(t.found({count:3,area:"x"}),t.by({name:"a",place:"none"}),t.photo({position:1,total:2}))