/** Who does something; `staffId` is null for what the shop does by itself. */
export type Editor = Readonly<{ staffId: number | null; name: string }>;
