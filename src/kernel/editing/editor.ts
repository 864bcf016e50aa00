/** Who makes a change; `staffId` is null for changes by the shop itself. */
export type Editor = Readonly<{ staffId: number | null; name: string }>;
