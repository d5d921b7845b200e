/**
 * A name as the forms accept it: letters of every script with their marks, and spaces (section 5). A hyphen or an apostrophe
 * becomes a space, so that `Jean-Luc` stays two words; anything else is removed. Spaces at the ends stay, so that it can run on
 * every keystroke.
 */
export function lettersAndSpaces(text: string): string {
  return text.replace(/[\s\p{Pd}'’‘`´.]+/gu, ' ').replace(/[^\p{L}\p{M} ]/gu, '');
}
