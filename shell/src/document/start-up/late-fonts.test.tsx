import { lateFonts } from './late-fonts';

const faces = [
  { 'font-family': '"Jost"', src: 'url(/jost.woff2)', 'font-weight': '400 700' },
  { 'font-family': '"Marcellus"', src: 'url(/marcellus.woff2)' },
  { 'font-family': '"Jost"', src: 'url(/jost-extended.woff2)', 'unicode-range': 'U+0100-02BA' },
] as const;
/** The rules as `DOMParser` parses them in a browser. */
const rules = faces.map((face) => ({
  cssText: `@font-face{${Object.entries(face)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`,
  style: { getPropertyValue: (name: string) => ({ ...face })[name as 'src'] ?? '' },
}));

/** The events, in order. */
let done: string[];
let arrive: Map<string, { readonly come: () => void; readonly fail: () => void }>;
const settled = () => new Promise((over) => setTimeout(over));

class FakeFontFace {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}

  load(): Promise<this> {
    return new Promise((come, fail) =>
      arrive.set(this.family, { come: () => come(this), fail: () => fail(new Error('no font')) }),
    );
  }
}

beforeEach(() => {
  done = [];
  arrive = new Map();
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '<noscript id="fonts"></noscript>';
  const [holder] = document.getElementsByTagName('noscript');
  if (holder) holder.textContent = `<style>${rules.map(({ cssText }) => cssText).join('')}</style>`;
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockReturnValue({ styleSheets: [{ cssRules: rules }] } as never);
  const fonts = {
    add: ({ family }: FakeFontFace) => done.push(`add ${family}`),
    get ready() {
      done.push('lay out');
      return Promise.resolve();
    },
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  Object.assign(globalThis, { FontFace: FakeFontFace, matchMedia: () => ({ matches: false }) });
});

test('fonts wait for the page and for one another, and cause one layout', async () => {
  lateFonts('fonts');
  expect(arrive.size).toBe(0);
  dispatchEvent(new Event('load'));
  expect([...arrive.keys()]).toEqual(['Jost', 'Marcellus']);
  arrive.get('Jost')?.come();
  await settled();
  expect(done).toEqual([]);
  arrive.get('Marcellus')?.come();
  await settled();
  // `document.fonts.ready` was not read: it would force a layout before they are added.
  expect(done).toEqual(['add Jost', 'add Marcellus']);
  // Inserted as rules, since the Content-Security-Policy allows no inline style from code.
  const added = document.head.querySelector('style');
  expect(added?.textContent).toBe('');
  const texts = [...(added?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join();
  expect(texts).toContain('U+0100-02BA');
  expect(texts).not.toContain('marcellus');
});

test('the next page has them at once', async () => {
  lateFonts('fonts');
  dispatchEvent(new Event('load'));
  for (const font of arrive.values()) font.come();
  await settled();
  document.head.innerHTML = '';
  arrive.clear();
  lateFonts('fonts');
  expect(document.head.querySelectorAll('style')).toHaveLength(1);
  expect(document.head.textContent).toContain('marcellus.woff2');
  expect(arrive.size).toBe(0);
});

test('a font that fails delays no other, and is requested again on the next page', async () => {
  lateFonts('fonts');
  dispatchEvent(new Event('load'));
  arrive.get('Jost')?.fail();
  arrive.get('Marcellus')?.come();
  await settled();
  expect(done).toEqual(['add Marcellus']);
  document.head.innerHTML = '';
  arrive.clear();
  lateFonts('fonts');
  expect(document.head.querySelector('style')).toBeNull();
  dispatchEvent(new Event('load'));
  expect(arrive.size).toBe(2);
});

test('with Save-Data no font is loaded that is not cached', () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  lateFonts('fonts');
  dispatchEvent(new Event('load'));
  expect(arrive.size).toBe(0);
});
