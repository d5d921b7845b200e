interface Sought {
  readonly name: string;
  readonly location: string | null;
  readonly developer: { readonly name: string } | null;
}

/**
 * Whether a project is what somebody means by a few words: each of them begins a word of its name, its place or its
 * developer, without regard to case and accents. Words of punctuation alone are left out; no words mean every project.
 */
export function textSearch(text: string): (project: Sought) => boolean {
  const wanted = wordsOf(text);
  return (project) => {
    const words = knownWords.get(project) ?? wordsOfProject(project);
    knownWords.set(project, words);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
}

/** Twenty thousand projects are searched at every letter: their words are told once. */
const knownWords = new WeakMap<Sought, readonly string[]>();

function wordsOfProject({ name, location, developer }: Sought): readonly string[] {
  return wordsOf([name, location ?? '', developer?.name ?? ''].join(' '));
}

function wordsOf(text: string): readonly string[] {
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
