type Sized = Readonly<{
  file: string;
  sizes: readonly Readonly<{ format: string; widthPx: number; file: string }>[];
}>;

/** The smallest copy of a picture that is sharp in a list; the original while it has no copies. */
export function smallFile({ file, sizes }: Sized): string {
  const [smallest] = sizes
    .filter(({ format }) => format === 'webp')
    .toSorted((a, b) => a.widthPx - b.widthPx);
  return smallest?.file ?? file;
}
