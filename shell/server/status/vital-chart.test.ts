import { vitalChart } from './app-card';

test('draws a dot for each value that there is, in the window whatever its size', () => {
  const svg = vitalChart({ values: [null, 100, null, 60_000], good: 2500, label: 'LCP "p75"' });
  expect(svg.match(/<circle class="(\w+)"/g)).toEqual(['<circle class="good"', '<circle class="poor"']);
  expect(svg).toContain('aria-label="LCP &quot;p75&quot;"');
  const heights = [...svg.matchAll(/cy="([\d.]+)"/g)].map(([, cy]) => Number(cy));
  for (const cy of heights) {
    expect(cy).toBeGreaterThanOrEqual(0);
    expect(cy).toBeLessThanOrEqual(32);
  }
});

test('without a value there is a limit and no line', () => {
  const svg = vitalChart({ values: [null, null], good: 0.1, label: 'CLS' });
  expect(svg).toContain('class="line" d=""');
  expect(svg).not.toMatch(/NaN|Infinity|circle/);
});
