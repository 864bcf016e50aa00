type Bar = Readonly<{ key: string; value: number }>;

const HEIGHT = 120;
const WIDTH = 10;
const GAP = 2;

/** Bars of the table's first figure, for eyes: the table beside it has the figures for everybody. */
export function Bars({ bars, isRightToLeft }: { bars: readonly Bar[]; isRightToLeft: boolean }) {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  if (highest === 0) return null;
  const width = bars.length * (WIDTH + GAP);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={HEIGHT}
      style={isRightToLeft ? { transform: 'scaleX(-1)' } : undefined}
    >
      {bars.map(({ key, value }, index) => {
        const height = (value / highest) * HEIGHT;
        return (
          <rect
            key={key}
            x={index * (WIDTH + GAP)}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            fill="var(--mantine-color-ember-6)"
          />
        );
      })}
    </svg>
  );
}
