import { z } from 'zod';
import { allOrNothing } from '#kernel/all-or-nothing.ts';
import { EDIT_CONFLICT } from '#kernel/editing/optimistic-lock.ts';
import type { ProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EditRefusal, RefusedChange } from '../../../refusals.ts';
import type { FieldProblems, ProductDraft } from '../../rules/draft.ts';
import { type Editor, type ProductChange, productRevisions } from '../../store/versions.ts';
import { lockEditing, lockFamilies } from '../../store/write-draft.ts';
import { changedInline, inlineChange } from '../change-one.ts';
import { problemsIn } from '../change-products.ts';
import { readDrafts, type StoredDraft } from '../open-product.ts';
import {
  conclude,
  type EditContext,
  type EditDeps,
  saveOriginals,
  type Written,
  writeChecked,
} from '../write-product.ts';

/** Most rows of one save. */
const MOST_ROWS = 2000;
const MOST_PIECES = 1_000_000;
const id = z.int('wrong-kind').min(1, 'unknown').max(2_147_483_647, 'unknown');

const rowChange = z.object({
  id: id.transform((number) => number as ProductId),
  variationId: id.nullable(),
  /** The product's version that the sheet showed. */
  version: z.int('wrong-kind').min(0, 'wrong-kind'),
  change: inlineChange,
  /** By how much stock changes at the first location. */
  stockDelta: z.int('wrong-kind').min(-MOST_PIECES, 'too-large').max(MOST_PIECES, 'too-large').default(0),
});
const rowChanges = z.array(rowChange).min(1, 'missing').max(MOST_ROWS, 'too-many');
type RowChange = z.output<typeof rowChange>;

/** The version of each product in the sheet now. */
type SavedRows = Readonly<{ changed: number; versions: Readonly<Record<number, number>> }>;

type Family = { id: ProductId; rows: readonly RowChange[]; stored: StoredDraft | undefined };
type Refused = readonly RefusedChange[];

function refusedRow({ id: productId, variationId }: RowChange, name: string, problems: FieldProblems) {
  return { id: productId, variationId, name, refusal: { code: 'catalogue.wrong-fields', problems } } as const;
}

const OF_VARIATION = /^variations\.(\d+)\.(.+)$/;

/** Problems of a product, each at the row of its variation. */
function refusedRows({ id: productId, stored }: Family, problems: FieldProblems): RefusedChange[] {
  const rows = new Map<number | null, Record<string, FieldProblems[string]>>();
  for (const [path, problem] of Object.entries(problems)) {
    const [, index, field = path] = OF_VARIATION.exec(path) ?? [];
    const variationId = index === undefined ? null : (stored?.draft.variations[Number(index)]?.id ?? null);
    rows.set(variationId, { ...rows.get(variationId), [field]: problem });
  }
  const name = stored?.draft.name.en ?? '';
  return [...rows].map(([variationId, changes]) => ({
    ...{ id: productId, variationId, name },
    refusal: { code: 'catalogue.wrong-fields', problems: changes },
  }));
}

/** Why a product's rows are outdated: it was deleted, or another user saved it meanwhile. */
async function staleRows(tx: DbOrTx, family: Family): Promise<Refused> {
  const { id: productId, rows, stored } = family;
  if (stored === undefined)
    return [{ id: productId, variationId: null, name: '', refusal: { code: 'catalogue.unknown-product' } }];
  const { row, draft } = stored;
  if (rows.every(({ version }) => version === row.version)) return [];
  const saver = await productRevisions.saverOf(tx, productId, row.version);
  const by = saver !== null && 'name' in saver ? saver.name : '';
  const refusal = { code: EDIT_CONFLICT, by } as const;
  return [{ id: productId, variationId: null, name: draft.name.en, refusal }];
}

function hasPrices({ change: { regularMinor, saleMinor }, stockDelta }: RowChange): boolean {
  return regularMinor !== undefined || saleMinor !== undefined || stockDelta !== 0;
}

/**
 * Why a row does not fit the product: it has prices or stock although the product has variations, or its variation is
 * gone.
 */
function misplaced(row: RowChange, draft: ProductDraft): RefusedChange['refusal'] | null {
  if (row.variationId === null)
    return draft.type === 'variable' && hasPrices(row) ? { code: 'catalogue.has-variations' } : null;
  const isOwn = draft.variations.some((one) => one.id === row.variationId);
  return isOwn ? null : { code: 'catalogue.unknown-product' };
}

function misplacedRows(rows: readonly RowChange[], draft: ProductDraft): Refused {
  return rows.flatMap((row) => {
    const refusal = misplaced(row, draft);
    const { id: productId, variationId } = row;
    return refusal === null ? [] : [{ id: productId, variationId, name: draft.name.en, refusal }];
  });
}

/** Whether the stock of a row is in the ledger. */
function isCounted({ variationId }: RowChange, stored: StoredDraft | undefined): boolean {
  const draft = stored?.draft;
  if (variationId === null) return draft?.type === 'simple' && draft.shelf.isCounted;
  return draft?.variations.find((one) => one.id === variationId)?.shelf.isCounted ?? false;
}

async function moveStock(
  tx: DbOrTx,
  { rows, stored }: Family,
  { deps, context }: { deps: EditDeps; context: EditContext },
): Promise<Refused> {
  const refused: RefusedChange[] = [];
  for (const row of rows) {
    if (row.stockDelta === 0) continue;
    const productId = row.variationId ?? row.id;
    const name = stored?.draft.name.en ?? '';
    if (!isCounted(row, stored)) refused.push(refusedRow(row, name, { stock: 'wrong-kind' }));
    else if (!(await deps.moveStock(tx, { productId, delta: row.stockDelta }, context)))
      refused.push(refusedRow(row, name, { stock: 'below-zero' }));
  }
  return refused;
}

type Tried = { written: Written | null; refused: Refused };

async function changeFamily(
  tx: DbOrTx,
  family: Family,
  how: { deps: EditDeps; context: EditContext },
): Promise<Tried> {
  const { rows, stored } = family;
  const stale = await staleRows(tx, family);
  if (stored === undefined || stale.length > 0) return { written: null, refused: stale };
  const early = misplacedRows(rows, stored.draft);
  if (early.length > 0) return { written: null, refused: early };
  const typed = rows.reduce(
    (draft, { variationId, change }) => changedInline(draft, variationId, change),
    stored.draft,
  );
  const outcome = await writeChecked(tx, { typed, stored, deps: how.deps });
  const wrong = outcome.ok ? [] : refusedRows(family, outcome.refusal.problems);
  const refused = [...wrong, ...(await moveStock(tx, family, how))];
  return { written: outcome.ok ? outcome.value : null, refused };
}

function familiesOf(rows: readonly RowChange[]): Map<ProductId, RowChange[]> {
  const families = new Map<ProductId, RowChange[]>();
  for (const row of [...rows].sort((a, b) => a.id - b.id))
    families.set(row.id, [...(families.get(row.id) ?? []), row]);
  return families;
}

/**
 * Saves the changed rows of a spreadsheet in one transaction.
 *
 * @param typed `rowChanges`, each with the loaded version of its product
 * @param act `undone` for undoing a save
 * @returns the new versions; refuses `catalogue.some-refused` with the reason of each row and changes nothing
 */
export function changeRows(deps: EditDeps) {
  return async (
    typed: unknown,
    { by, act = 'changed' }: { by: Editor; act?: ProductChange },
  ): Promise<Outcome<SavedRows, EditRefusal>> => {
    const parsed = rowChanges.safeParse(typed);
    if (!parsed.success)
      return refuse({ code: 'catalogue.wrong-fields', problems: problemsIn(parsed.error) });
    const families = familiesOf(parsed.data);
    const ids = [...families.keys()];
    return allOrNothing(deps.db, async (tx) => {
      const context = { act, by, at: deps.clock() };
      await lockEditing(tx);
      await lockFamilies(tx, ids);
      const stored = await readDrafts(tx, ids);
      const tried: Tried[] = [];
      for (const [productId, rows] of families)
        tried.push(
          await changeFamily(tx, { id: productId, rows, stored: stored.get(productId) }, { deps, context }),
        );
      const refused = tried.flatMap((one) => one.refused);
      if (refused.length > 0)
        return refuse({ code: 'catalogue.some-refused', count: refused.length, refused });
      const edited = tried.flatMap(({ written }) =>
        written !== null && written.changed.length > 0 ? [written] : [],
      );
      await saveOriginals(
        tx,
        edited.flatMap((one) => stored.get(one.id) ?? []),
      );
      await conclude(tx, edited, { deps, context });
      await deps.raise(tx, 'ProductsChanged', { ids });
      const isEdited = new Set<number>(edited.map((one) => one.id));
      const versions = ids.map((one) => {
        const before = stored.get(one)?.row.version ?? 0;
        return [one, isEdited.has(one) ? before + 1 : before] as const;
      });
      return done({ changed: ids.length, versions: Object.fromEntries(versions) });
    });
  };
}
