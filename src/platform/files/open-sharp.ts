/** The library of pictures, loaded with the first one that is touched: it takes memory that serving pages does not need. */
export async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
