import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { LeaveWarning } from '../parts/forms/leave-warning.tsx';

/** Callbacks of a changed setting for the buttons of its group. */
type Change = Readonly<{ save: () => Promise<boolean>; undo: () => void }>;

type Report = (key: string, change: RefObject<Change> | null) => void;

const ReportContext = createContext<Report>(() => undefined);

/** Reports to the surrounding form whether a setting has unsaved changes. */
export function useReportedChange(key: string, isDirty: boolean, change: Change): void {
  const report = useContext(ReportContext);
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    report(key, isDirty ? latest : null);
    return () => report(key, null);
  }, [report, key, isDirty]);
}

type SettingFormProps = Readonly<{ children: ReactNode; onDirty?: (isDirty: boolean) => void }>;

/**
 * Settings with a common save button. Each is saved under its own optimistic lock; a refused one shows why and keeps
 * the typed value, the others are saved.
 */
export function SettingForm({ children, onDirty }: SettingFormProps) {
  const { t } = useLanguage();
  const [changes, setChanges] = useState<ReadonlyMap<string, RefObject<Change>>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const report = useCallback<Report>((key, change) => {
    setChanges((before) => {
      if (change === null && !before.has(key)) return before;
      const next = new Map(before);
      if (change === null) next.delete(key);
      else next.set(key, change);
      return next;
    });
  }, []);
  const dirty = useMemo(() => [...changes.values()], [changes]);
  const isDirty = dirty.length > 0;
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);
  const save = async () => {
    setBusy(true);
    for (const { current } of dirty) await current.save();
    setBusy(false);
  };
  return (
    <ReportContext.Provider value={report}>
      <LeaveWarning isDirty={isDirty} withQuery />
      <Stack>{children}</Stack>
      {dirty.length === 0 ? null : (
        <Paper
          withBorder
          p="sm"
          shadow="md"
          className="admin-save-bar"
          role="group"
          aria-label={t('admin:unsaved')}
        >
          <Group justify="space-between" gap="xs">
            <Text size="sm" role="status">
              {t('adminSettings:unsaved', { count: dirty.length })}
            </Text>
            <Group gap="xs">
              <Button
                variant="default"
                disabled={isBusy}
                onClick={() => {
                  for (const { current } of dirty) current.undo();
                }}
              >
                {t('adminSettings:undo')}
              </Button>
              <Button loading={isBusy} onClick={() => void save()}>
                {t('admin:save')}
              </Button>
            </Group>
          </Group>
        </Paper>
      )}
    </ReportContext.Provider>
  );
}
