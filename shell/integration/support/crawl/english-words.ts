import { DomUtils, parseDocument } from 'htmlparser2';

/** Names that are written in Latin letters on pages of every language. */
const latinNames: readonly RegExp[] = [
  // Kinds of files, programs and what a page needs.
  /\b(?:PDF|CSV|ICS|VCF|WEBP|PNG|SVG|Word|SQL|Python|JavaScript)\b/g,
  // Codes of currencies beside their amounts (ISO 4217); dirhams have a word.
  /\b(?:USD|EUR|GBP|INR|RUB|CNY|SAR)\b/g,
  // Abbreviations beside their Arabic words, as forms and banks in Dubai print them.
  /\b(?:BRN|ORN|EMI|NOC|CFA|JVC|QR|SPA)\b|\((?:Blocking|JESS|Long-stop Date)\)/g,
  // The bank and number of an account, as the regulator has them.
  /Demo Bank/g,
  // Who is replied to, by the name that they gave.
  /^الرد على .+$/g,
  // The credit of the map, as its licence asks for it.
  /OpenStreetMap/g,
  // Addresses.
  /https?:\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+\b/g,
];

/** Elements whose words are marked as another language's, or are no words. */
const isMarked = ({ name, attribs }: { readonly name: string; readonly attribs: Readonly<Record<string, string>> }) =>
  attribs.lang === 'en' ||
  attribs.dir === 'ltr' ||
  // What visitors wrote.
  attribs.dir === 'auto' ||
  ['bdi', 'code', 'script', 'style', 'noscript', 'head', 'option'].includes(name);

const shown = ['alt', 'aria-label', 'title', 'placeholder'];
const described = /^(?:description|application-name|og:(?:title|description|site_name|image:alt))$/;

/** The texts of a document with an English word that is not marked as such: of three letters or more. */
export function englishWords(html: string): readonly string[] {
  const document = parseDocument(html);
  const texts: string[] = [];
  const visit = (node: (typeof document.children)[number]): void => {
    if (DomUtils.isText(node)) texts.push(node.data);
    if (!DomUtils.isTag(node) || isMarked(node)) return;
    for (const name of shown) texts.push(node.attribs[name] ?? '');
    node.children.forEach(visit);
  };
  DomUtils.getElementsByTagName('body', document).forEach(visit);
  for (const title of DomUtils.getElementsByTagName('title', document)) texts.push(DomUtils.textContent(title));
  for (const { attribs } of DomUtils.getElementsByTagName('meta', document)) {
    if (described.test(attribs.name ?? attribs.property ?? '')) texts.push(attribs.content ?? '');
  }
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => /\p{Script=Latin}{3}/u.test(latinNames.reduce((rest, name) => rest.replace(name, ''), text)));
}
