declare module 'fontverter' {
  export function convert(font: Buffer, to: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
}

declare module 'subset-font' {
  type Options = {
    targetFormat?: 'truetype' | 'woff' | 'woff2';
    /** An axis by its tag: pinned to a value. */
    variationAxes?: Record<string, number>;
    /** Tables that are left out. */
    dropTables?: string[];
  };
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
