/**
 * The end of the title of a journey or of its group. A test that repeats another journey on a further page, at a
 * further width or with a further fault of the same kind is left to `npm run test:deep`.
 */
export function deepTag(isRepetition: boolean): '' | ' @deep' {
  return isRepetition ? ' @deep' : '';
}
