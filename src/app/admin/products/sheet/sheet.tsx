import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, requireRight } from '../../load-action.server.ts';
import { LeaveWarning } from '../../parts/forms/leave-warning.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { Pages } from '../../parts/lists/list.tsx';
import { pageIn, useQuery } from '../../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../../parts/screen.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { ProductFilters } from '../list/filters.tsx';
import { filterIn } from '../rules/filter-in.ts';
import type { Route } from './+types/sheet';
import { type SheetRow, STATUSES, type StatusNames } from './cells.ts';
import { cellKey, changesOf, rowKey } from './changes.ts';
import { Grid } from './grid/grid.tsx';
import './sheet.css';
import { RefusedRows, Review } from './review.tsx';
import { useEdits } from './use-edits.ts';
import { useSheetSave } from './use-sheet-save.ts';

export { adminHeaders as headers } from '../../load-action.server.ts';

const PER_PAGE = 50;

export async function loader(args: Route.LoaderArgs) {
  await requireRight(args, 'products.change');
  const query = new URL(args.request.url).searchParams;
  const page = pageIn(query);
  const [sheet, choices] = await Promise.all([
    loadAction(args, 'products.sheet', { ...filterIn(query), page, perPage: PER_PAGE }),
    loadAction(args, 'products.choices', {}),
  ]);
  return { ...sheet, choices, page };
}

function useStatusNames(): StatusNames {
  const { t } = useLanguage();
  const names = STATUSES.map((status) => [status, t(`adminProducts:state.${status}`)]);
  return Object.fromEntries(names) as StatusNames;
}

/** All rows seen so far in their latest version, so that edits of several pages are saved together. */
function useSeenRows(rows: readonly SheetRow[]): SheetRow[] {
  const [seen, setSeen] = useState<ReadonlyMap<string, SheetRow>>(new Map());
  const fresh = rows.map((row) => [rowKey(row), row] as const);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fresh` is made of `rows`
  useEffect(() => setSeen((before) => new Map([...before, ...fresh])), [rows]);
  return [...new Map([...seen, ...fresh]).values()];
}

type ToolsProps = Readonly<{
  edits: ReturnType<typeof useEdits>;
  changes: number;
  wrong: number;
  onReview: () => void;
}>;

/** Undo, redo and save buttons. */
function Tools({ edits, changes, wrong, onReview }: ToolsProps) {
  const { t } = useLanguage();
  return (
    <Group gap="xs">
      <Button disabled={changes === 0 || wrong > 0} onClick={onReview}>
        {t('adminProducts:sheet.reviewCount', { count: changes })}
      </Button>
      <Button variant="default" disabled={!edits.canUndo} onClick={edits.undo}>
        {t('adminProducts:sheet.back')}
      </Button>
      <Button variant="default" disabled={!edits.canRedo} onClick={edits.redo}>
        {t('adminProducts:sheet.forward')}
      </Button>
      <Text size="sm" c={wrong > 0 ? 'red.8' : 'dimmed'} aria-live="polite">
        {wrong > 0 ? t('adminProducts:sheet.wrong', { count: wrong }) : null}
      </Text>
    </Group>
  );
}

/** Undoes a whole save, until its rows are edited again. */
function LastSave({ state, isDirty }: { state: ReturnType<typeof useSheetSave>; isDirty: boolean }) {
  const { t } = useLanguage();
  const { saved, isBusy } = state;
  if (saved === null) return null;
  return (
    <Alert color="green" role="status">
      <Group justify="space-between">
        <Text size="sm">{t('adminProducts:sheet.saved', { count: saved.count })}</Text>
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          disabled={isDirty}
          onClick={() => void state.takeBack()}
        >
          {t('adminProducts:sheet.takeBack')}
        </Button>
      </Group>
    </Alert>
  );
}

/** Makes stock read-only without the right to change it. */
function withRights(rows: readonly SheetRow[], mayCount: boolean): readonly SheetRow[] {
  return mayCount ? rows : rows.map((row) => ({ ...row, isStockFixed: true }));
}

/** Products and variations as a spreadsheet: edit, paste and save together. */
export default function Sheet() {
  const { t } = useLanguage();
  const { rows: stored, total, page, choices } = useLoaderData<typeof loader>();
  const mayCount = useRights().includes('stock.change');
  const rows = useMemo(() => withRights(stored, mayCount), [stored, mayCount]);
  const { params } = useQuery();
  const { revalidate } = useRevalidator();
  const edits = useEdits();
  const seen = useSeenRows(rows);
  const [isReviewing, setReviewing] = useState(false);
  const { changes, wrong } = changesOf(seen, edits.edits, useStatusNames());
  const state = useSheetSave(seen, edits.clear);
  const problems = new Map(
    wrong.map(({ row, column, problem }) => [cellKey(row, column), t(`refusals:catalogue.field.${problem}`)]),
  );
  const isDirty = changes.length + wrong.length > 0;
  const save = async () => {
    await state.save(changes);
    setReviewing(false);
  };
  return (
    <ScreenPage
      title={t('adminProducts:sheet.title')}
      lead={t(mayCount ? 'adminProducts:sheet.lead' : 'adminProducts:sheet.leadWithoutStock')}
    >
      <ProductFilters choices={choices} />
      {state.refused === null ? null : (
        <Stack gap="xs">
          <RefusedRows title={state.refused.title} refused={state.refused.rows} />
          <Group>
            <Button
              variant="default"
              size="xs"
              leftSection={<AdminIcon name="arrow-u-up-left" />}
              onClick={() => void revalidate()}
            >
              {t('adminProducts:sheet.reload')}
            </Button>
          </Group>
        </Stack>
      )}
      <LastSave state={state} isDirty={isDirty} />
      <Tools
        edits={edits}
        changes={changes.length}
        wrong={wrong.length}
        onReview={() => setReviewing(true)}
      />
      {rows.length === 0 ? (
        <div className="admin-surface">
          <NothingHere title={t('adminProducts:list.none')} text={t('adminProducts:list.noneText')} />
        </div>
      ) : (
        <Grid
          key={`${page}?${params}`}
          label={t('adminProducts:sheet.title')}
          rows={rows}
          edits={edits.edits}
          problems={problems}
          changed={new Set(changes.map(({ row, column }) => cellKey(row, column)))}
          onWrite={edits.write}
          onUndo={edits.undo}
          onRedo={edits.redo}
        />
      )}
      <Pages total={total} page={page} perPage={PER_PAGE} />
      {isReviewing ? (
        <Review
          changes={changes}
          isBusy={state.isBusy}
          onSave={() => void save()}
          onClose={() => setReviewing(false)}
        />
      ) : null}
      <LeaveWarning isDirty={isDirty} />
    </ScreenPage>
  );
}
