/** Bits of `fsType` in a font's table `OS/2`. Source: OpenType 1.9.1, OS/2 */
const RESTRICTED = 0x2;
const PREVIEW_AND_PRINT = 0x4;
const EDITABLE = 0x8;
const NO_SUBSETTING = 0x100;
const BITMAPS_ONLY = 0x200;

/**
 * Whether a font may be cut and served with pages. Of several permissions the least restrictive counts.
 *
 * @param embedding `fsType`
 */
export function mayEmbed(embedding: number): boolean {
  if ((embedding & (NO_SUBSETTING | BITMAPS_ONLY)) !== 0) return false;
  const isRestricted = (embedding & RESTRICTED) !== 0;
  return !isRestricted || (embedding & (PREVIEW_AND_PRINT | EDITABLE)) !== 0;
}
