/** The chunk that holds one exposed module: `./pages/blog // => pages-blog`. */
export function exposedChunkName(expose: string): string {
  return expose.replace(/^\.\//, '').replaceAll('/', '-');
}

/** The server bundle of a module or resource, relative to the release: `./pages/blog // => server/pages-blog.cjs`. */
export function serverFile(module: string): string {
  return `server/${exposedChunkName(module)}.cjs`;
}
