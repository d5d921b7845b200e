import { englishWords } from '../support/crawl/english-words';

test.each([
  ['<p>شقق للبيع</p>', []],
  ['<p>Apartments for sale</p>', ['Apartments for sale']],
  ['<p>شقة Pool</p>', ['شقة Pool']],
  ['<img alt="Marina">', ['Marina']],
  ['<input placeholder="Search">', ['Search']],
  ['<p>327,000 USD، الكتيّب PDF</p>', []],
  ['<p>تحقق في dubailand.gov.ae أو hello@iwan.example</p>', []],
  ['<p><bdi>Lazurine Quay</bdi> <span lang="en">Two towers</span> <span dir="ltr">IBAN AE07</span></p>', []],
  ['<script>const word = 1;</script>', []],
])('%s has the English words %p', (body, words) => {
  expect(englishWords(`<html><head><title>إيوان</title></head><body>${body}</body></html>`)).toEqual(words);
});

test('the head is read too', () => {
  const head =
    '<title>Properties</title><meta name="description" content="Homes"><meta property="og:locale" content="ar">';
  expect(englishWords(`<html><head>${head}</head><body></body></html>`)).toEqual(['Properties', 'Homes']);
});
