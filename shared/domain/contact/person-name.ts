/**
 * A name as the forms accept it: letters of every script with their marks, and spaces; anything else is removed (section 5).
 * Spaces at the ends stay, so that it can run on every keystroke.
 */
export function lettersAndSpaces(text: string): string {
  return text.replace(/\s/g, ' ').replace(/[^\p{L}\p{M} ]/gu, '');
}
