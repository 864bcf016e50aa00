import { encode } from 'uqr';

export type QrCode = Readonly<{ size: number; path: string }>;

/** A text as QR code: the dark squares as one path, a unit each. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
