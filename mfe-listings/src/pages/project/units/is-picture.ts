/** Whether a floor plan is a picture, which the page shows itself; a document is opened by the browser. */
export function isPicture(path: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i.test(path);
}
