import qrcode from 'qrcode-generator';

/** The quiet zone that readers need, in modules (ISO/IEC 18004). */
const border = 4;

/** A QR code of an address: an SVG with one path, dark on white; one unit is a module. */
export function drawQrCode(address: string): string {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const modules = Array.from({ length: count }, (_row, y) => y).flatMap((y) =>
    Array.from({ length: count }, (_column, x) => x).flatMap((x) =>
      code.isDark(y, x) ? [`M${x + border} ${y + border}h1v1h-1z`] : [],
    ),
  );
  const size = count + 2 * border;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${modules.join('')}"/></svg>`;
}
