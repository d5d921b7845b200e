import { linksInLanguage } from './render-island';

test.each([
  ['<a class="x" href="/blog?a=1&amp;b=2">', '<a class="x" href="/ar/blog?a=1&amp;b=2">'],
  ['<a href="/">', '<a href="/ar">'],
  ['<form method="get" action="/map">', '<form method="get" action="/ar/map">'],
  ['<button type="submit" formAction="/filter-property">', '<button type="submit" formAction="/ar/filter-property">'],
  ['<a href="/ar/blog">', '<a href="/ar/blog">'],
  ['<a href="/blog" hrefLang="en">', '<a href="/blog" hrefLang="en">'],
  ['<form method="post" action="/forms/contact">', '<form method="post" action="/forms/contact">'],
  ['<a href="/media/a.pdf">', '<a href="/media/a.pdf">'],
  ['<a href="https://a.example/blog">', '<a href="https://a.example/blog">'],
  ['<a data-href="/blog" href="#x">', '<a data-href="/blog" href="#x">'],
  ['<p>href="/blog"</p>', '<p>href="/blog"</p>'],
])('a part writes %s, in an Arabic page it is %s', (html, expected) => {
  expect(linksInLanguage(html, 'ar-AE-u-nu-latn')).toBe(expected);
  expect(linksInLanguage(html, 'en-AE')).toBe(html);
});
