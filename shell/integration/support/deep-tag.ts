/**
 * The end of a journey's title, or of its group's. What repeats the way of another journey on a further page, at a further width
 * or with a further fault of the same kind is left to `npm run test:deep`.
 */
export function deepTag(isRepetition: boolean): '' | ' @deep' {
  return isRepetition ? ' @deep' : '';
}
