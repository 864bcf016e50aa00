type Problems = Readonly<Record<string, string>>;

/** The value at `address.street` or `ownLines.0.name`; undefined where there is none. */
function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      values,
    );
}

/** The problems of a refused form whose fields still have the values that were refused. */
export function openProblems(problems: Problems, sent: object, now: object): Problems {
  const isSame = (path: string) => JSON.stringify(valueAt(sent, path)) === JSON.stringify(valueAt(now, path));
  return Object.fromEntries(Object.entries(problems).filter(([path]) => isSame(path)));
}
