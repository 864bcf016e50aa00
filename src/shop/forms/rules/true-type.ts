/** The number of leading bytes that identify the type of a file. */
export const HEAD_BYTES = 16;

/** Brands of pictures in the container that films have as well. */
const PICTURE_BRANDS: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  mif1: 'image/heic',
};

/**
 * Detects the type of a file from its first bytes; null for types that forms do not accept. The rest of the file is
 * not inspected.
 */
export function trueType(head: Uint8Array): string | null {
  const text = String.fromCharCode(...head);
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  return text.slice(4, 8) === 'ftyp' ? (PICTURE_BRANDS[text.slice(8, 12)] ?? null) : null;
}
