/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

const HEX = /^#[0-9a-f]{6}$/;

/** @returns whether a text is a colour as `#rrggbb` in lower case */
export function isHexColour(text: string): boolean {
  return HEX.test(text);
}

function toRgb(hex: string): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast ratio of two colours.
 *
 * @returns 1 to 21
 * Source: WCAG 2.2, definition of contrast ratio
 */
export function contrastOf(one: string, other: string): number {
  const [lighter, darker] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** A ratio as people write it: rounded down, so that 4.49 is never shown as a 4.5 that passes. */
export function shownRatio(ratio: number): number {
  return Math.floor(ratio * 10) / 10;
}

function mixed(hex: string, towards: string, percent: number): string {
  const [from, to] = [toRgb(hex), toRgb(towards)];
  return toHex(from.map((part, at) => part + (((to[at] ?? 0) - part) * percent) / 100) as unknown as Rgb);
}

/** What a colour must reach on another. */
export type Demand = Readonly<{ ground: string; needed: number }>;

/**
 * The nearest darker or lighter colour with enough contrast everywhere.
 *
 * @returns null if neither black nor white would pass
 */
export function passingColour(hex: string, demands: readonly Demand[]): string | null {
  const passes = (tried: string) =>
    demands.every(({ ground, needed }) => contrastOf(tried, ground) >= needed);
  for (let percent = 0; percent <= 100; percent += 1) {
    const passing = ['#000000', '#ffffff'].map((end) => mixed(hex, end, percent)).find(passes);
    if (passing !== undefined) return passing;
  }
  return null;
}
